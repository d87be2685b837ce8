import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { phone, usePriced } from './usePriced'

const { server, priced } = usePriced()

test('the shop tells price, pictures and the units one may know of, and finds by price, word and brand', async () => {
  const { shop } = await priced()
  await shop.join('store', '6')
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { store, buyer } = shop.people as { store: Client; buyer: Client }
  const read = async (user: Client, query = '') =>
    (await user.get(`/hanadb/api/shop?${query}`)).body as unknown as {
      offers: Json[]
      total: number
    }
  const codes = async (query: string) =>
    (await read(shop.seller, query)).offers.map(({ CODIGO }) => CODIGO)
  expect((await read(shop.seller, 'list=4&filter={"q":"10.02.001"}')).offers).toMatchObject([
    { CODIGO: phone, NOMBRE: `Producto ${phone}`, price: 120.05, units: 10, isExact: true },
  ])
  expect((await read(store, 'from=100')).offers).toMatchObject([{ units: 10, isExact: false }])
  expect((await read(buyer, 'list=5&to=130')).offers).toMatchObject([
    { price: 120.05, units: null },
  ])
  expect(await codes('sort=priceDesc&stocked=true')).toEqual([phone, '10.02.002'])
  expect(await codes('sort=priceAsc&offset=1&limit=1')).toEqual([phone])
  expect(await codes('filter={"MARCA":"99"}')).toEqual([])
  expect((await read(shop.seller, 'limit=1')).total).toBe(2)
  const { status } = await shop.seller.get('/hanadb/api/shop?sort=COSTO')
  expect([status, (await shop.warehouse.get('/hanadb/api/shop')).status]).toEqual([400, 403])
})

test.each([
  [
    'minPrice=10',
    'Unknown parameter: minPrice. Accepted: filter, list, from, to, stocked, pictured, sort, offset, limit',
  ],
  ['from=abc', 'The value of this parameter is not valid: from'],
  ['to=-1', 'The value of this parameter is not valid: to'],
  ['stocked=yes', 'The value of this parameter is not valid: stocked'],
  ['limit=201', 'The value of this parameter is not valid: limit'],
])('the shop asked for %s says what it does not understand', async (query, message) => {
  const { shop } = await priced()
  const headers = { 'accept-language': 'en' }
  const { status, body } = await shop.seller.get(`/hanadb/api/shop?${query}`, headers)
  expect([status, body.message]).toEqual([400, message])
})

test('unless told otherwise the shop begins with what is there and can be seen', async () => {
  const { shop } = await priced()
  const codes = async () => {
    const { body } = await shop.seller.get('/hanadb/api/shop')
    return (body as unknown as { offers: Json[] }).offers.map(({ CODIGO }) => CODIGO)
  }
  expect(await codes()).toEqual([phone, '10.02.002'])
  const other = { EMPRESA: '0190000000001', CODIGO: '10.02.002' }
  await server.db.write
    .insertInto('PRODUCTO_IMAGES')
    .values({ _ID: 1, _POSITION: 0, ...other })
    .execute()
  expect(await codes()).toEqual(['10.02.002', phone])
  await server.db.write
    .updateTable('STOCK')
    .set({ DISPONIBLE: 0 })
    .where('CODIGO', '=', '10.02.002')
    .execute()
  expect(await codes()).toEqual([phone, '10.02.002'])
})
