import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { RestWords } from '../../src/model/definition/rest'
import { createDataProvider } from '../../src/providers/dataProvider/dataProvider'
import { gadgetRows, gadgets } from './gadgets'
import { httpTo, jsonAnswer } from './httpTo'

const record = { CODIGO: '7', NOMBRE: 'Siete' }

function foreign(rest: Omit<RestWords, 'path'>, answer: unknown = record) {
  const requests: { call: string; body: unknown; headers: Headers }[] = []
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body ? await request.json() : undefined
    requests.push({
      call: `${request.method} ${pathname}${search}`,
      body,
      headers: request.headers,
    })
    return jsonAnswer(answer)
  }
  const catalogue = createCatalogue([
    {
      ...gadgets,
      rest: { path: '/hanadb/api/gadgets/', envelope: 'gadgets', concurrency: false, ...rest },
    },
  ])
  const http = httpTo(fetch, { company: () => '0190', token: () => 'secret' })
  const provider = createDataProvider({ http, catalogue, company: () => null, base: '' })
  return { provider, requests }
}

test('an operation has the verb, path and envelope its schema says', async () => {
  const path = '/hanadb/api/customers/calendar/events/update'
  const { provider, requests: request } = foreign(
    { operations: { update: { path, envelope: 'event' } } },
    { event: { ...record, NOMBRE: 'Ocho' } },
  )
  const previousData = { ...record, id: '7', _VERSION: 3 }
  const data = { ...previousData, NOMBRE: 'Ocho' }
  const updated = await provider.update('gadgets', { id: '7', data, previousData })

  expect(request[0]).toMatchObject({ call: `PUT ${path}`, body: { CODIGO: '7', NOMBRE: 'Ocho' } })
  expect(updated.data).toEqual({ id: '7', CODIGO: '7', NOMBRE: 'Ocho' })
})

test('a server that knows only the original API is not sent our own headers', async () => {
  const { provider, requests: request } = foreign({})
  await provider.create('gadgets', { data: record })
  const previousData = { ...record, id: '7', _VERSION: 3 }
  await provider.delete('gadgets', { id: '7', previousData })
  for (const { headers } of request) {
    expect(headers.get('Authorization')).toBe('Bearer secret')
    expect([...headers.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/if-match|idempotency|x-empresa/)]),
    )
  }
})

test('a path that ends in a slash does not double it, and an id may hold anything', async () => {
  const { provider, requests: request } = foreign({})
  await provider.getOne('gadgets', { id: 'a/b 1' })
  expect(request[0]?.call).toBe('GET /hanadb/api/gadgets/a%2Fb%201')
})

test('the key may stand under another name over there', async () => {
  const { provider, requests: request } = foreign({ key: 'code' }, { code: '7', NOMBRE: 'Siete' })
  const { data } = await provider.getOne('gadgets', { id: '7' })
  expect(data).toMatchObject({ id: '7', CODIGO: '7' })
  await provider
    .getMany('gadgets', { ids: ['7'] })
    .catch(() => 'it is no list, the question counts')
  expect(request[1]?.call).toContain(encodeURIComponent('{"code":["7"]}'))
})

test('one array answers page, sort and record, and is fetched once', async () => {
  const { provider, requests: request } = foreign({ paging: 'whole' }, { gadgets: gadgetRows })
  await provider.getList('gadgets', { pagination: { page: 1, perPage: 2 } })
  await provider.getList('gadgets', { pagination: { page: 2, perPage: 2 } })
  await provider.getOne('gadgets', { id: '10.02.1' })
  expect(request.map(({ call }) => call)).toEqual(['GET /hanadb/api/gadgets/'])
})

test('fifty thousand rows are sorted and searched without freezing the page', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => ({
    CODIGO: String(n),
    NOMBRE: `Équipo ${(n * 7919) % 50_000}`,
  }))
  const { provider } = foreign({ paging: 'whole' }, { gadgets: rows })
  await provider.getOne('gadgets', { id: '1' })

  let turns = 0
  const page = setInterval(() => {
    turns += 1
  })
  const { data, total } = await provider.getList('gadgets', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'NOMBRE', order: 'ASC' },
    filter: { q: 'equipo' },
  })
  clearInterval(page)

  expect(total).toBe(50_000)
  expect(data[0]?.NOMBRE).toBe('Équipo 0')
  expect(turns).toBeGreaterThan(5)
})
