import { expect, test } from 'vitest'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import type { Client, Json } from '../client'
import { phone, usePriced } from './usePriced'
import { following, type Shop } from './useShop'

const { server, priced } = usePriced()

const line = (more: object = {}) => ({
  ...{ CODIGO: phone, quantity: 2, price: 120.05, PriceList: 4, comment: 'Ninguno..' },
  ...more,
})
const requested = ({ client }: Shop, more: object = {}) => ({
  ...{ cart: [line()], discount: 0, shipping: 0, warehouse: '019', method: 4 },
  ...{ comment: 'Ninguno.', servientrega: null, billing: client, ...more },
})
const quoted = (user: Client, body: object) => user.post('/hanadb/api/orders/quote', body)
const placed = (user: Client, body: object, key: string = crypto.randomUUID()) =>
  user.post('/hanadb/api/orders/order', body, { 'idempotency-key': key, 'accept-language': 'en' })
const ordersThere = async () =>
  (await server.db.read.selectFrom('PEDIDO').selectAll().execute()).length
const readStored = async (CODIGO = phone) =>
  (
    await server.db.read
      .selectFrom('STOCK')
      .select('RESERVADO')
      .where('CODIGO', '=', CODIGO)
      .executeTakeFirstOrThrow()
  ).RESERVADO

test('a quote has the customer’s prices, IVA and delivery, and the order is exactly that', async () => {
  const { shop, address } = await priced()
  const body = requested(shop, { servientrega: address, shipping: 3, comment: 'Llamar antes' })
  const quote = await quoted(shop.seller, body)
  expect([quote.status, quote.body]).toMatchObject([
    200,
    {
      lines: [{ CODIGO: phone, price: 120.05, PriceList: 4, subtotal: 240.1 }],
      differences: [],
      enough: ['019'],
      credit: 1000,
      ...{ subtotal: 240.1, discount: 0, shipping: 3, iva: 36.47, total: 279.57 },
    },
  ])
  expect([await ordersThere(), await readStored()]).toEqual([0, 0])
  const order = await placed(shop.seller, { ...body, total: 279.57 })
  expect([order.status, order.body.ESTADO]).toEqual([201, 6])
  const seen = (await shop.credit.get(`/hanadb/api/invoices/${order.body.ID}`)).body
  expect(seen).toMatchObject({
    ...{ TOTAL: 279.57, VENDEDOR: shop.seller.ID, CLIENTEID: shop.client, FORMADEPAGO: '4' },
    OBSERVACIONES: 'Llamar antes',
    OBSERVACIONESB: { TIPO: 'MATRIZ', CANTON: 'Cuenca', CARDCODE: shop.client },
    ITEMS: [
      { PRODUCTO_ID: phone, CANTIDAD: 2, TIPOPRECIO: 4, PRECIOUNITARIOVENTA: 120.05, COSTO: 80 },
      { PRODUCTO_ID: deliveryProducts[3], PRECIOUNITARIOVENTA: 3 },
    ],
  })
  expect(await readStored()).toBe(2)
})

test('where nobody wrote a comment, the order has none', async () => {
  const { shop } = await priced()
  const order = await placed(shop.seller, requested(shop, { total: 276.12 }))
  const seen = (await shop.credit.get(`/hanadb/api/invoices/${order.body.ID}`)).body
  expect(seen).toMatchObject({
    OBSERVACIONES: null,
    OBSERVACIONESB: { TIPO: 'ENTREGA-OFICINA' },
    ITEMS: [{ COMENTARIOPRECIO: null }],
  })
})

test('what differs from the cart is listed, and no order is placed until it is confirmed anew', async () => {
  const { shop } = await priced()
  const cart = [
    line({ price: 1 }),
    line({ CODIGO: '10.02.002', price: 50, PriceList: 5, quantity: 11 }),
    line({ CODIGO: '10.99.999' }),
  ]
  const { body } = await quoted(shop.seller, requested(shop, { cart }))
  expect(body.differences).toEqual([
    { kind: 'price', CODIGO: phone, was: 1, is: 120.05 },
    { kind: 'stock', CODIGO: '10.02.002', available: 10 },
    { kind: 'gone', CODIGO: '10.99.999' },
  ])
  const cheap = await placed(
    shop.seller,
    requested(shop, { cart: [line({ price: 1 })], total: 5.75 }),
  )
  expect([cheap.status, cheap.body.code, cheap.body.quote]).toMatchObject([
    409,
    'quoteChanged',
    { total: 276.12 },
  ])
  const unsaid = await placed(shop.seller, requested(shop, { total: 1 }))
  expect([unsaid.status, await ordersThere(), await readStored()]).toEqual([409, 0, 0])
})

test.each<[string, (shop: Shop) => object, string]>([
  ['a discount of an agent', () => ({ discount: 5 }), 'discount'],
  ['a negative discount', () => ({ discount: -5 }), 'discount'],
  ['no units', () => ({ cart: [line({ quantity: 0 })] }), 'cart.0.quantity'],
  ['too many units', () => ({ cart: [line({ quantity: 101 })] }), 'cart.0.quantity'],
  ['half a unit', () => ({ cart: [line({ quantity: 0.5 })] }), 'cart.0.quantity'],
  ['the same code twice', () => ({ cart: [line(), line()] }), 'cart.1.CODIGO'],
  ['an address of nobody', () => ({ servientrega: 999_999 }), 'servientrega'],
  ['a customer of nobody', () => ({ billing: 'CL0000000000' }), 'billing'],
  ['a warehouse that was reset', () => ({ warehouse: 0 }), 'warehouse'],
  ['a warehouse not offered', () => ({ warehouse: '777' }), 'warehouse'],
  ['a payment not offered', () => ({ method: 0 }), 'method'],
  ['a delivery not offered', () => ({ shipping: 1 }), 'shipping'],
  ['a delivery of what is collected', () => ({ shipping: 3 }), 'shipping'],
  ['a word nobody knows', () => ({ ESTADO: 1 }), 'ESTADO'],
])('%s is refused at its field', async (_, change, field) => {
  const { shop } = await priced()
  const refused = await placed(shop.seller, requested(shop, { total: 276.12, ...change(shop) }))
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
  expect([await ordersThere(), await readStored()]).toEqual([0, 0])
})

test('credit gives a discount, the warehouse and the partner’s approvers place no order', async () => {
  const { shop } = await priced()
  const body = requested(shop, { discount: 20.1, shipping: 0 })
  const { total } = (await quoted(shop.credit, body)).body
  expect(total).toBe(253)
  expect((await placed(shop.credit, { ...body, total })).body).toMatchObject({ TOTAL: 253 })
  expect((await quoted(shop.credit, { ...body, discount: 241 })).status).toBe(422)
  expect((await quoted(shop.warehouse, body)).status).toBe(403)
})

test('a customer buys for themself alone, at their own list as their agent quotes it, and waits for that agent', async () => {
  const { shop } = await priced()
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  await shop.join('stranger', '31', { CARD_CODE: 'CL9999999999' })
  const { buyer, stranger } = shop.people as { buyer: Client; stranger: Client }
  const body = requested(shop, { cart: [line({ PriceList: 5 })], shipping: 0, method: 2 })
  expect(Object.keys((await quoted(stranger, body)).body.errors ?? {})).toEqual(['billing'])
  const quote = (await quoted(buyer, body)).body
  expect(quote).toMatchObject({ total: 276.12, credit: null, differences: [] })
  expect((await quoted(shop.seller, body)).body.total).toBe(276.12)
  const much = requested(shop, { cart: [line({ quantity: 20 })] })
  expect((await quoted(buyer, much)).body.differences).toMatchObject([{ available: null }])
  const order = await placed(buyer, { ...body, total: 276.12 })
  expect(order.body).toMatchObject({ ESTADO: 15 })
  const seen = (await shop.boss.get(`/hanadb/api/invoices/${order.body.ID}`)).body
  expect(seen).toMatchObject({ VENDEDOR: shop.seller.ID, BODEGA: '019', FORMADEPAGO: '4' })
  expect(seen.ITEMS).toMatchObject([{ TIPOPRECIO: 4, PRECIOUNITARIOVENTA: 120.05 }])
})

test('a customer sees one list, their own: in shop, prices and quote, from the moment it is another', async () => {
  const { shop } = await priced()
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { buyer } = shop.people as { buyer: Client }
  const seen = async (list: number) => {
    const { offers } = (await buyer.get(`/hanadb/api/shop?list=${list}`)).body as unknown as {
      offers: Json[]
    }
    const prices = (await buyer.get('/hanadb/api/prices')).body.data as unknown as Json[]
    const cart = ['10.02.002', phone].map(CODIGO => line({ CODIGO, price: 1, PriceList: 5 }))
    const { lines } = (await quoted(buyer, requested(shop, { cart }))).body as unknown as {
      lines: Json[]
    }
    return {
      shop: Object.fromEntries(offers.map(({ CODIGO, price }) => [CODIGO, price])),
      prices: Object.fromEntries(prices.map(({ CODIGO, Price }) => [CODIGO, Price])),
      quote: Object.fromEntries(lines.map(({ CODIGO, price }) => [CODIGO, price])),
    }
  }
  const retail = { [phone]: 120.05 }
  const none = { '10.02.002': null }
  const unsold = { '10.02.002': 0 }
  const own = { shop: { ...retail, ...none }, prices: retail, quote: { ...retail, ...unsold } }
  expect([await seen(5), await seen(4)]).toEqual([own, own])
  const account = following(`/hanadb/api/clients/${shop.client}`, {})
  const wholesale = { [phone]: 100, '10.02.002': 50 }
  for (const Lista of [5, null]) {
    await account.change(shop.credit, { Lista })
    expect(await seen(4)).toEqual({ shop: wholesale, prices: wholesale, quote: wholesale })
  }
})

test.each([
  ['7', ['006', '019']],
  ['5', ['019']],
] as const)(
  'role %s sells from the warehouses it looks into, and learns of no other',
  async (role, seen) => {
    const { shop } = await priced()
    const other = { EMPRESA: '0190000000001', WhsCode: '006', WhsName: 'Quito', CHECKOUT: true }
    await server.insert('warehouses', other)
    await shop.boss.post('/hanadb/api/stock', { CODIGO: phone, WhsCode: '006', CANTIDAD: 7 })
    await shop.join('agent', role)
    const agent = shop.people.agent as Client
    const list = `/hanadb/api/clients/${shop.client}`
    await following(list, {}).change(shop.boss, { SlpCode: agent.ID })
    const here = await quoted(agent, requested(shop))
    expect([here.status, here.body.enough]).toEqual([200, expect.arrayContaining([...seen])])
    expect(here.body.enough).toHaveLength(seen.length)
    const there = await quoted(
      agent,
      requested(shop, { warehouse: '006', cart: [line({ quantity: 50 })] }),
    )
    if (seen.length > 1) return expect(there.body.differences).toMatchObject([{ available: 7 }])
    expect([there.status, Object.keys(there.body.errors ?? {})]).toEqual([422, ['warehouse']])
    const sent = await placed(agent, requested(shop, { warehouse: '006', total: 276.12 }))
    expect([sent.status, await ordersThere(), await readStored()]).toEqual([422, 0, 0])
  },
)

test('sent twice, an order is placed once', async () => {
  const { shop } = await priced()
  const body = requested(shop, { total: 276.12 })
  const key = crypto.randomUUID()
  const first = await placed(shop.seller, body, key)
  const now = await placed(shop.seller, body, key)
  expect([now.body.ID, await ordersThere()]).toEqual([first.body.ID, 1])
  const changed = await placed(shop.seller, { ...body, comment: 'Otro' }, key)
  expect([changed.status, changed.body.code, await ordersThere()]).toEqual([409, 'keyUsed', 1])
})

test('an order needs a key, and without one nothing is placed', async () => {
  const { shop } = await priced()
  const body = requested(shop, { total: 276.12 })
  const path = '/hanadb/api/orders/order'
  const bare = await shop.seller.post(path, body, { 'accept-language': 'en' })
  expect([bare.status, bare.body.code, bare.body.message]).toEqual([
    400,
    'keyRequired',
    expect.stringMatching('Idempotency-Key'),
  ])
  expect((await shop.seller.post(path, body, { 'idempotency-key': 'short' })).status).toBe(400)
  expect((await shop.warehouse.post(path, body)).status).toBe(403)
  expect((await quoted(shop.seller, requested(shop))).status).toBe(200)
  expect([await ordersThere(), await readStored()]).toEqual([0, 0])
})

test('two hundred buyers of the last ten units make exactly ten orders', async () => {
  const { shop } = await priced()
  const body = requested(shop, { cart: [line({ quantity: 1 })], shipping: 0, total: 138.06 })
  // each asks once: waiting requests stay queued
  const buy = async () => (await placed(shop.seller, body, crypto.randomUUID())).status
  const answered = await Promise.all(Array.from({ length: 200 }, buy))
  expect(answered).not.toContain(503)
  expect(answered.filter(status => status === 201)).toHaveLength(10)
  expect(new Set(answered)).toEqual(
    new Set([201, 409, 422].filter(code => answered.includes(code))),
  )
  expect([await ordersThere(), await readStored()]).toEqual([10, 10])
})
