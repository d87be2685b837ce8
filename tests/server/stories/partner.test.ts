import { expect, test } from 'vitest'
import type { Client } from '../client'
import { useShop } from './useShop'

const { server, open } = useShop()
const phone = '10.02.001'

test('the partner’s seller buys at its own price from the warehouse kept for it, whatever is named', async () => {
  const shop = await open()
  await server.insert('price-lists', { PriceList: 5, ListName: 'Mayorista' })
  const { boss } = shop
  const of = { EMPRESA: '0190000000001' }
  await server.insert('warehouses', { ...of, WhsCode: '030', WhsName: 'Colón' })
  await boss.post('/hanadb/api/stock', { CODIGO: phone, WhsCode: '030', CANTIDAD: 3 })
  await boss.post('/hanadb/api/prices', { CODIGO: phone, PriceList: 5, Price: 100 })
  await boss.post('/hanadb/api/partner-prices', { CODIGO: phone, PRICE_LIST: 5, PRICE: 90 })
  await shop.join('partner', '0', { COMPANY: 'TOMEBAMBA' })
  const { partner } = shop.people as { partner: Client }
  const client = await boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Importadora', RUC: '0102030413', Tipo: 106, Celular: '0991234567' },
    COMPANY: 'TOMEBAMBA',
  })
  const line = { CODIGO: phone, quantity: 2, price: 90, PriceList: 5, comment: 'Ninguno..' }
  const requested = {
    ...{ cart: [line], discount: 0, shipping: 0, warehouse: '019', method: 2 },
    ...{ comment: 'Ninguno.', servientrega: null, billing: client.body.ID },
  }
  const { body: quote } = await partner.post('/hanadb/api/orders/quote', requested)
  expect(quote).toMatchObject({ differences: [], subtotal: 180, total: 207, credit: null })
  const place = (more: object) =>
    partner.post(
      '/hanadb/api/orders/order',
      { ...requested, total: 207, ...more },
      { 'idempotency-key': crypto.randomUUID() },
    )
  // other customers, own prices and own discounts are refused
  expect((await place({ billing: shop.client })).status).toBe(422)
  expect((await place({ discount: 10 })).status).toBe(422)
  expect((await place({ cart: [{ ...line, price: 1 }], total: 2.3 })).status).toBe(409)
  expect((await place({ cart: [{ ...line, quantity: 4 }], total: 414 })).status).toBe(409)
  const placed = await place({})
  expect([placed.status, placed.body.ESTADO]).toEqual([201, 10])
  const { body: order } = await boss.get(`/hanadb/api/invoices/${placed.body.ID}`)
  expect(order).toMatchObject({
    ...{ BODEGA: '030', FORMADEPAGO: '4', CLIENTEID: client.body.ID, COMPANY: 'TOMEBAMBA' },
    ...{ SUBTOTAL: 180, IVA: 27, TOTAL: 207, TM_SUBTOTAL: 180 },
    ITEMS: [{ PRODUCTO_ID: phone, PRECIOUNITARIOVENTA: 90, TM_PRECIO_UNITARIO_VENTA: 90 }],
  })
  const { body: own } = await partner.get(`/hanadb/api/invoices/${placed.body.ID}`)
  expect(own).toMatchObject({
    ...{ IVA: 27, TOTAL: 207, TM_SUBTOTAL: 180 },
    ITEMS: [{ TM_PRECIO_UNITARIO_VENTA: 90, TM_TOTAL: 180 }],
  })
  expect(own).not.toHaveProperty('SUBTOTAL')
})
