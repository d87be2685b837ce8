import { beforeEach, expect, test } from 'vitest'
import { plant, plantSearch } from '../../server/seed/plant'
import { fold } from '../../src/base/fold'
import { useServer } from './useServer'

const server = useServer()
const EMPRESA = '0190000001001'

/** One word in more rows than the server collects at once, another in few, and one in a single row. */
const products = Array.from({ length: 2_400 }, (_, n) => ({
  CODIGO: `P${String(n).padStart(4, '0')}`,
  NOMBRE: `Teléfono ${n % 800 === 7 ? 'Ñandú' : 'Cóndor'} ${n === 1_999 ? 'único' : `serie ${n % 10}`}`,
  CATEGORIA: '108',
  MARCA: n % 600 === 3 ? '02' : '43',
}))

beforeEach(async () => {
  await server.insert('companies', { EMPRESA, NOMBRE: 'A', COMPANY: 'HT' })
  await server.insert('categories', { EMPRESA, CODIGO: '108', NOMBRE: 'CELULARES' })
  await server.insert('brands', { EMPRESA, CODIGO: '02', NOMBRE: 'KONDOR' })
  await server.insert('brands', { EMPRESA, CODIGO: '43', NOMBRE: 'INFINIX' })
  const { db, catalogue } = server.context
  const resource = catalogue.get('products')
  await db.transaction(async trx => {
    await plant(db, trx, { resource, company: EMPRESA, records: products, now: new Date() })
    await plantSearch(db, trx, resource)
  })
})

const holds = ({ CODIGO, NOMBRE }: (typeof products)[number], q: string) => {
  const words = fold(q).split(' ')
  const texts = [CODIGO, NOMBRE].map(fold)
  const places = words.some(({ length }) => length > 2)
    ? texts.flatMap(text => text.split(' '))
    : texts
  return words.every(word =>
    word.length < 3
      ? places.some(place => place.startsWith(word))
      : texts.some(text => text.includes(word)),
  )
}

test.each([
  ['a word that most rows have', 'telefono', {}],
  ['two words, one of them rare', 'telefono nandu', {}],
  ['one row', 'UNICO', {}],
  ['no row', 'telefono zebra', {}],
  ['trigrams that are there, but not in this order', 'efotelfono', {}],
  ['most rows under a filter that few meet', 'condor', { MARCA: '02' }],
  ['the beginning of a code', 'p0', {}],
  ['most rows that begin so', 'te condor', {}],
  ['most rows, of which no word begins so', 'on condor', {}],
  ['a name with a short word in it', 'telefono condor serie 3', {}],
  ['a part of a code', '199', {}],
])('finds %s', async (_, q, filter: { MARCA?: string }) => {
  const admin = await server.as('10', { EMPRESA, EMPRESAS: [EMPRESA] })
  const requested = products
    .filter(product => holds(product, q) && (!filter.MARCA || product.MARCA === filter.MARCA))
    .map(({ NOMBRE, CODIGO }) => `${fold(NOMBRE)} ${CODIGO}`)
    .sort()
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filter, q }),
    range: '[0,49]',
    sort: '["NOMBRE","ASC"]',
  })
  const { body, headers } = await admin.get(`/hanadb/api/products?${query}`)
  const found = body.products as unknown as (typeof products)[number][]
  expect(found.map(({ NOMBRE, CODIGO }) => `${fold(NOMBRE)} ${CODIGO}`)).toEqual(
    requested.slice(0, 50),
  )
  expect(headers.get('content-range')).toContain(`/${Math.min(requested.length, 1_001)}`)
})

test('tabs count what a search finds, and no further than a total tells', async () => {
  const admin = await server.as('10', { EMPRESA, EMPRESAS: [EMPRESA] })
  const tabsOf = async (q: string) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ q }) })
    return (await admin.get(`/hanadb/api/products/tabs?${query}`)).body.tabs
  }
  expect(await tabsOf('nandu')).toMatchObject({ all: { count: 3, atLeast: false } })
  expect(await tabsOf('condor')).toMatchObject({ all: { count: 1_000, atLeast: true } })
})

test('a record written after a search is found by the next one', async () => {
  const admin = await server.as('10', { EMPRESA, EMPRESAS: [EMPRESA] })
  const query = new URLSearchParams({ filter: JSON.stringify({ q: 'telefono nuevo' }) })
  const codes = async () =>
    (
      (await admin.get(`/hanadb/api/products?${query}`)).body.products as unknown as {
        CODIGO: string
      }[]
    ).map(({ CODIGO }) => CODIGO)
  expect(await codes()).toEqual([])
  await admin.post('/hanadb/api/products', {
    CODIGO: 'NUEVO',
    NOMBRE: 'Teléfono nuevo',
    CATEGORIA: '108',
    MARCA: '43',
  })
  expect(await codes()).toEqual(['NUEVO'])
})
