import { beforeEach, expect, test } from 'vitest'
import type { AppDataProvider } from '../../src/providers/dataProvider/dataProvider'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { gadgetRows, gadgets } from './gadgets'
import { providerFor } from './providerFor'

const catalogue = aCatalogue(gadgets)
const server = useServer({ catalogue })
let provider: AppDataProvider
let asked: Request[]

beforeEach(async () => {
  asked = []
  const { token } = await server.as('10')
  provider = providerFor(server, catalogue, { token, onRequest: request => asked.push(request) })
  await server.insert('gadgets', ...gadgetRows)
})

const read = async (id: string) => (await provider.getOne('gadgets', { id })).data
const last = () => asked.at(-1) as Request

test('an update sends what changed, and the version it saw', async () => {
  const previousData = await read('10.02.1')
  const data = { ...previousData, NOMBRE: 'Pantalla', CANTIDAD: 5 }
  const updated = await provider.update('gadgets', { id: '10.02.1', data, previousData })

  expect(await last().json()).toEqual({ NOMBRE: 'Pantalla' })
  expect(last().headers.get('If-Match')).toBe('"1"')
  expect(updated.data).toMatchObject({ id: '10.02.1', NOMBRE: 'Pantalla', _VERSION: 2 })
})

test('an update of nothing asks nothing', async () => {
  const previousData = await read('10.02.1')
  const before = asked.length
  await provider.update('gadgets', { id: '10.02.1', data: { ...previousData }, previousData })
  expect(asked).toHaveLength(before)
})

test('a stale write is refused with the record as it is now', async () => {
  const stale = await read('10.02.1')
  const write = (NOMBRE: string) =>
    provider.update('gadgets', { id: '10.02.1', data: { ...stale, NOMBRE }, previousData: stale })
  await write('Primero')
  await expect(write('Segundo')).rejects.toMatchObject({
    status: 412,
    body: { current: { NOMBRE: 'Primero', _VERSION: 2 } },
  })
})

test('creating twice with the key of one form creates once', async () => {
  const data = { CODIGO: '20.1', NOMBRE: 'Nuevo' }
  const meta = { idempotencyKey: crypto.randomUUID() }
  const first = await provider.create('gadgets', { data, meta })
  const second = await provider.create('gadgets', { data, meta })
  expect(first.data).toMatchObject({ id: '20.1', _VERSION: 1 })
  expect(second.data).toEqual(first.data)
})

test('what is not valid comes back by field, for the form', async () => {
  const refused = provider.create('gadgets', { data: { CODIGO: '20.2', CANTIDAD: 'x' } })
  await expect(refused).rejects.toMatchObject({
    name: 'HttpError',
    status: 422,
    message: expect.any(String),
    body: { errors: { NOMBRE: expect.any(String), CANTIDAD: expect.any(String) } },
  })
})

test('a record is deleted in the version that was seen', async () => {
  const previousData = await read('10.02.2')
  await provider.delete('gadgets', { id: '10.02.2', previousData })
  expect(last().headers.get('If-Match')).toBe('"1"')
  await expect(read('10.02.2')).rejects.toMatchObject({ status: 404 })
})

test('several are changed and deleted, each in its own version', async () => {
  const ids = ['10.02.1', '10.02.3']
  expect(await provider.updateMany('gadgets', { ids, data: { MARCA: 'B' } })).toEqual({ data: ids })
  expect(await read('10.02.3')).toMatchObject({ MARCA: 'B', _VERSION: 2 })
  expect(await provider.deleteMany('gadgets', { ids })).toEqual({ data: ids })
  const { total } = await provider.getList('gadgets', { pagination: { page: 1, perPage: 5 } })
  expect(total).toBe(3)
})

test('beyond a thousand the total is not counted out', async () => {
  const many = Array.from({ length: 1100 }, (_, n) => ({ CODIGO: `9.${n}`, NOMBRE: `N ${n}` }))
  for (let at = 0; at < many.length; at += 100) {
    await server.insert('gadgets', ...many.slice(at, at + 100))
  }
  const page = (n: number) =>
    provider.getList('gadgets', {
      pagination: { page: n, perPage: 10 },
      sort: { field: 'NOMBRE', order: 'ASC' },
      filter: {},
    })
  expect(await page(1)).toMatchObject({
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
    meta: { atLeast: 1000 },
  })
  const second = await page(2)
  expect(last().url).toContain('after=')
  expect(second.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true })
})

test('an export is an address of the API, for the rows of the filter', async () => {
  const input = { filter: { MARCA: 'A' }, sort: ['NOMBRE', 'ASC'], columns: ['CODIGO'] } as const
  const url = await provider.exportUrl('gadgets', { ...input, format: 'csv' })
  expect(url).toMatch(/^http:\/\/localhost\//)
  expect(url).not.toContain(last().headers.get('Authorization')?.slice(7) ?? 'no token')
})
