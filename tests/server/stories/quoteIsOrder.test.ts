import { expect, test } from 'vitest'
import { type RoleCode, roles } from '../../../src/domain/accounts/roles'
import { sellingRoles } from '../../../src/domain/checkout/sellers'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { checkoutPaymentTerms } from '../../../src/domain/orders/paymentTerms'
import type { Client, Json } from '../client'
import { phone, usePriced } from './usePriced'
import { following } from './useShop'

const { server, priced } = usePriced()
const ACME = '0190000000001'

/** A shop with prices that round badly, a second warehouse, and a buyer of this role with their customer. */
async function buying(ROLE: RoleCode) {
  const { shop, address } = await priced()
  const { boss } = shop
  for (const WhsCode of ['006', '030'])
    await server.insert('warehouses', {
      ...{ EMPRESA: ACME, WhsCode, WhsName: WhsCode, CHECKOUT: WhsCode === '006' },
    })
  for (const WhsCode of ['006', '030'])
    await boss.post('/hanadb/api/stock', { CODIGO: phone, WhsCode })
  const plenty = { CANTIDAD: 500, DISPONIBLE: 500, NIVEL: 20 }
  await server.db.write.updateTable('STOCK').set(plenty).execute()
  await boss.post('/hanadb/api/partner-prices', { CODIGO: phone, PRICE_LIST: 5, PRICE: 117.87 })
  // One of the brands of a seller with restricted brands.
  await server.insert('brands', { EMPRESA: ACME, CODIGO: '43', NOMBRE: 'Infinix' })
  if (ROLE === '5') await server.db.write.updateTable('PRODUCTO').set({ MARCA: '43' }).execute()
  await shop.join('buyer', ROLE, {
    ...(ROLE === '0' && { COMPANY: 'TOMEBAMBA' }),
    ...(ROLE === '31' && { CARD_CODE: shop.client }),
  })
  const buyer = shop.people.buyer as Client
  const COMPANY = ROLE === '0' ? 'TOMEBAMBA' : 'HT'
  const isAgent = ['7', '6', '5'].includes(ROLE)
  const client = following(`/hanadb/api/clients/${shop.client}`, {} as Json)
  await client.change(boss, { COMPANY, ...(isAgent && { SlpCode: buyer.ID }) })
  return { shop, buyer, address }
}

/** Each payment term once, each warehouse with and without delivery. */
const ways = checkoutPaymentTerms.map((method, at) => ({
  ...{ method, warehouse: at % 2 === 0 ? '019' : '006' },
  shipping: at % 4 < 2 ? 0 : 3,
}))

test.each(roles.filter(role => sellingRoles.includes(role)))(
  'an order of role %s comes to what its quote said, in any way',
  async role => {
    const { shop, buyer, address } = await buying(role)
    const offered = role === '5' ? ways.filter(({ warehouse }) => warehouse === '019') : ways
    for (const way of offered) {
      const servientrega = way.shipping > 0 ? address : null
      const discount = role === '9' ? 1.33 : 0
      const terms = { comment: 'Ninguno.', servientrega, billing: shop.client, discount, ...way }
      const line = { CODIGO: phone, quantity: 1, price: 0.01, PriceList: 5, comment: 'Ninguno..' }
      const answer = await buyer.post('/hanadb/api/orders/quote', { cart: [line], ...terms })
      const { lines, total, subtotal, shipping, iva } = answer.body as unknown as Quoted
      const price = lines[0]?.price ?? 0
      const order = await buyer.post(
        '/hanadb/api/orders/order',
        { cart: [{ ...line, price }], ...terms, total },
        { 'idempotency-key': crypto.randomUUID() },
      )
      expect([way, order.status, order.body.code]).toEqual([way, 201, undefined])
      const path = `/hanadb/api/invoices/${order.body.ID}`
      const goods = { PRODUCTO_ID: phone, PRECIOUNITARIOVENTA: price }
      const delivery = { PRODUCTO_ID: deliveryProducts[3], PRECIOUNITARIOVENTA: 3 }
      expect((await shop.boss.get(path)).body).toMatchObject({
        ...{ SUBTOTAL: (subtotal * 100 + shipping * 100) / 100, IVA: iva, TOTAL: total },
        ITEMS: way.shipping > 0 ? [goods, delivery] : [goods],
      })
      expect(seenBy(role, (await buyer.get(path)).body)).toEqual([iva, total, price])
    }
  },
)

/** The buyer's view of their order: IVA, total, price of the first line. */
function seenBy(role: RoleCode, { IVA, TOTAL, ITEMS }: Json) {
  const [line] = ITEMS as unknown as Json[]
  const price = role === '0' ? line?.TM_PRECIO_UNITARIO_VENTA : line?.PRECIOUNITARIOVENTA
  return [IVA, TOTAL, price]
}

interface Quoted {
  readonly lines: readonly { readonly price: number }[]
  readonly total: number
  readonly subtotal: number
  readonly shipping: number
  readonly iva: number
}
