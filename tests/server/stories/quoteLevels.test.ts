import { expect, test } from 'vitest'
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

test('a role without units learns only stock levels, however often it asks', async () => {
  const { shop } = await priced()
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  await shop.join('store', '6')
  const { buyer, store } = shop.people as { buyer: Client; store: Client }
  const path = `/hanadb/api/clients/${shop.client}`
  await following(path, {}).change(shop.boss, { SlpCode: store.ID })
  const other = line({ CODIGO: '10.02.002', price: 50, PriceList: 5 })
  await shop.boss.post('/hanadb/api/prices', { CODIGO: other.CODIGO, PriceList: 4, Price: 50 })
  for (const user of [buyer, store]) {
    const sendRequest = (quantity: number) => requested(shop, { cart: [line({ quantity })] })
    const saidBy = async (units: number) => {
      const left = { CANTIDAD: units, DISPONIBLE: units }
      await server.db.write.updateTable('STOCK').set(left).where('CODIGO', '=', phone).execute()
      const message = []
      for (let quantity = 1; quantity <= 25; quantity++) {
        const { body } = await quoted(user, sendRequest(quantity))
        message.push([body.enough, (body as unknown as { differences: Json[] }).differences])
      }
      return message
    }
    expect(await saidBy(5)).toEqual(await saidBy(9))
    expect(await saidBy(9)).not.toEqual(await saidBy(10))
    await saidBy(7)
    // An order of eight reports which lines may be short, but not which one is.
    const cart = [line({ quantity: 8 }), { ...other, quantity: 11 }]
    const { total } = (await quoted(user, requested(shop, { cart }))).body
    const refused = await placed(user, requested(shop, { cart, total }))
    expect([refused.status, (refused.body.quote as unknown as Json).differences]).toEqual([
      409,
      [
        { kind: 'stock', CODIGO: phone, available: null },
        { kind: 'stock', CODIGO: other.CODIGO, available: null },
      ],
    ])
    expect(await ordersThere()).toBe(0)
  }
})
