import { HttpResponse, http as on } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import {
  type AppDataProvider,
  createDataProvider,
} from '../../src/providers/dataProvider/dataProvider'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { gadgetRows, gadgets } from './gadgets'
import { httpTo } from './httpTo'
import { providerFor } from './providerFor'

/** Our server, and one with the original API alone (business.md#original-api): whole arrays, no Content-Range. */
const worlds = [
  { name: 'our server', open: ourServer() },
  { name: 'a server of whole arrays, not declared', open: wholeServer({}) },
  { name: 'a server of whole arrays, declared', open: wholeServer({ paging: 'whole' as const }) },
]

describe.each(worlds)('$name', ({ open }) => {
  let provider: AppDataProvider
  beforeEach(async () => {
    provider = await open()
  })

  const list = (params: object) =>
    provider.getList('gadgets', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'NOMBRE', order: 'ASC' },
      filter: {},
      ...params,
    })
  const codes = async (params: object) => (await list(params)).data.map(row => row.CODIGO)

  test('a list is sorted without regard to accents and case, and counted', async () => {
    const { data, total } = await list({})
    expect(data.map(row => row.NOMBRE)).toEqual(['ábaco', 'Batería', 'cable', 'Dron', 'Écran'])
    expect(total).toBe(5)
    expect(data[0]).toMatchObject({ id: '10.02.4', CODIGO: '10.02.4' })
  })

  test('pages follow each other, forth and back', async () => {
    const page = (n: number) => codes({ pagination: { page: n, perPage: 2 } })
    expect(await page(1)).toEqual(['10.02.4', '10.02.3'])
    expect(await page(2)).toEqual(['10.02.2', '10.02.5'])
    expect(await page(3)).toEqual(['10.02.1'])
    expect(await page(2)).toEqual(['10.02.2', '10.02.5'])
  })

  test('react-admin’s "id" sorts by the key', async () => {
    const sort = { field: 'id', order: 'DESC' }
    expect(await codes({ sort, pagination: { page: 1, perPage: 2 } })).toEqual([
      '10.02.5',
      '10.02.4',
    ])
  })

  test.each([
    ['a value', { MARCA: 'A' }, ['10.02.3', '10.02.5', '10.02.1']],
    ['one of several', { CODIGO: ['10.02.1', '10.02.2'] }, ['10.02.2', '10.02.1']],
    ['an id', { id: ['10.02.2'] }, ['10.02.2']],
    ['a range', { CANTIDAD: { gte: 5, lt: 40 } }, ['10.02.4', '10.02.3', '10.02.1']],
    ['words, accents apart', { q: 'BATERIA' }, ['10.02.3']],
    ['a tab', { tab: 'B' }, ['10.02.4', '10.02.2']],
    ['nothing', { MARCA: 'A', q: 'cable' }, []],
  ])('filters by %s', async (_, filter, expected) => {
    expect(await codes({ filter })).toEqual(expected)
  })

  test('empty values come last, whatever the direction', async () => {
    const sorted = async (order: string) =>
      (await list({ sort: { field: 'CANTIDAD', order } })).data.map(row => row.CANTIDAD)
    expect(await sorted('ASC')).toEqual([5, 5, 12, 40, null])
    expect(await sorted('DESC')).toEqual([40, 12, 5, 5, null])
  })

  test('one record is found by its id, dots and all; an unknown one is a 404', async () => {
    await list({})
    const { data } = await provider.getOne('gadgets', { id: '10.02.3' })
    expect(data).toMatchObject({ id: '10.02.3', NOMBRE: 'Batería' })
    await expect(provider.getOne('gadgets', { id: 'none' })).rejects.toMatchObject({ status: 404 })
  })

  test('many are read at once, each once', async () => {
    const { data } = await provider.getMany('gadgets', { ids: ['10.02.5', '10.02.1', '10.02.5'] })
    expect(data.map(row => row.id).sort()).toEqual(['10.02.1', '10.02.5'])
  })

  test('the rows that refer to a record are a filtered list', async () => {
    const { data, total } = await provider.getManyReference('gadgets', {
      target: 'MARCA',
      id: 'B',
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'NOMBRE', order: 'ASC' },
      filter: {},
    })
    expect([data.map(row => row.id), total]).toEqual([['10.02.4'], 2])
  })

  test('tabs are counted', async () => {
    await list({})
    const tabs = await provider.tabCounts('gadgets', { filter: { CANTIDAD: { gte: 5 } } })
    expect(tabs).toMatchObject({ all: { count: 4 }, A: { count: 3 }, B: { count: 1 } })
  })

  test('a query that is given up ends', async () => {
    const given = new AbortController()
    given.abort()
    await expect(list({ signal: given.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a server of whole arrays that refuses the list with an empty body', () => {
  const open = wholeServer({ paging: 'whole' }, () => new HttpResponse(null, { status: 404 }))

  test('rows and counted tabs are refused once, and no rejection stays unhandled', async () => {
    const provider = await open()
    const refused = { status: 404, message: 'Something went wrong' }
    const pagination = { page: 1, perPage: 10 }
    await expect(provider.getList('gadgets', { pagination })).rejects.toMatchObject(refused)
    await expect(provider.tabCounts('gadgets', { filter: {} })).rejects.toMatchObject(refused)
  })
})

function ourServer() {
  const catalogue = aCatalogue(gadgets)
  const server = useServer({ catalogue })
  return async () => {
    const { token } = await server.as('10')
    const provider = providerFor(server, catalogue, { token })
    for (const data of gadgetRows) await provider.create('gadgets', { data })
    return provider
  }
}

function wholeServer(
  rest: { paging?: 'whole' },
  list = () => HttpResponse.json<object | null>({ gadgets: gadgetRows }),
) {
  const path = '*/hanadb/api/gadgets/'
  const server = setupServer(
    on.get(path, list),
    on.all('*', () => HttpResponse.json({ message: 'not here' }, { status: 404 })),
  )
  const catalogue = createCatalogue([
    {
      ...gadgets,
      rest: { ...gadgets.rest, path: '/hanadb/api/gadgets/', concurrency: false, ...rest },
    },
  ])
  beforeAll(() => server.listen())
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return async () => {
    const http = httpTo(request => globalThis.fetch(request))
    return createDataProvider({ http, catalogue, company: () => null, base: '' })
  }
}
