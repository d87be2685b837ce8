import { expect, test } from 'vitest'
import { annulmentReasons } from '../../../src/domain/orders/annulmentReasons'
import type { Client, Json } from '../client'
import { type following, type Shop, useShop } from './useShop'

const { server, open, place, begin, outbox, noticesOf } = useShop()

type Order = ReturnType<typeof following>
const english = { 'accept-language': 'en' }
const reason = { OBSERVACION_ANULACION: Object.keys(annulmentReasons)[0] }
const phone = (CANTIDAD: number) => ({
  ...{ PRODUCTO_ID: '10.02.001', CANTIDAD, PRECIOUNITARIOVENTA: 100 },
})
const shelf = async ({ boss }: Shop) => {
  const { body } = await boss.get(`/hanadb/api/stock?filter={"CODIGO":"10.02.001"}`)
  const { CANTIDAD, RESERVADO } = (body.data as unknown as Json[])[0] as Json
  return [CANTIDAD, RESERVADO]
}
const IMEI = '350000000000006'
const load = (user: Client, order: Order) =>
  user.post('/hanadb/api/serials', {
    ...{ ORDEN_ID: order.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: IMEI },
  })
const balance = async ({ boss, client }: Shop) => {
  const { Balance, OrdersBal } = (await boss.get(`/hanadb/api/clients/${client}`)).body
  return [Balance, OrdersBal]
}

async function sold(more: object = {}) {
  server.setNow('2026-04-02T15:00:00.000Z')
  const shop = await open()
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  const order = await place(shop, { ITEMS: [phone(1)], ...more })
  await begin(order.body.ID, { VENDEDOR: shop.seller.ID })
  await order.move(shop.credit, 'aprobar')
  await load(shop.warehouse, order)
  return { shop, order, customer: shop.people.customer as Client, ...shop }
}

test.each([
  ['the seller', 'anular'],
  ['the customer', 'cancelar'],
])(
  '%s cancels while serials are loaded: units, serial, credit and SAP are given back at once',
  async (user, move) => {
    const { shop, order, seller, customer, warehouse } = await sold()
    expect([await shelf(shop), await balance(shop)]).toEqual([
      [10, 1],
      [0, 115],
    ])
    const actor = user === 'the seller' ? seller : customer
    const ended = await order.move(actor, move, user === 'the seller' ? reason : {})
    expect([ended.status, ended.body.ESTADO]).toEqual([200, 8])
    expect([await shelf(shop), await balance(shop)]).toEqual([
      [10, 0],
      [0, 0],
    ])
    expect((await shop.credit.get(order.path)).body).toMatchObject({
      ...{ SERIES_COUNT: 0, OBSERVACION_ANULACION: 'CLIENTE_CANCELA' },
    })
    expect(await outbox()).toEqual(['sap.ordenVenta', 'sap.anular'])
    expect(await noticesOf(warehouse)).toEqual([expect.stringMatching(/stop preparing/)])
    const other = user === 'the seller' ? customer : seller
    expect(await noticesOf(other)).toEqual(['The order was canceled'])
    expect(await noticesOf(actor)).toEqual([])
    // The unit is available for the next order.
    const next = await place(shop, { ITEMS: [phone(1)] })
    await next.move(shop.credit, 'aprobar')
    expect((await load(warehouse, next)).status).toBe(201)
    expect((await order.move(actor, move, reason)).status).toBe(409)
  },
)

test('a customer cancels no order of another, and gives no reason of the house', async () => {
  const { shop, order } = await sold()
  await shop.join('other', '31', { CARD_CODE: 'CL9' })
  const path = `${order.path}/flow/cancelar`
  const hidden = await (shop.people.other as Client).post(path, {}, { 'if-match': '3' })
  expect(hidden.status).toBe(404)
  const answered = await order.move(shop.people.customer as Client, 'cancelar', reason)
  expect([answered.status, (await shop.credit.get(order.path)).body.ESTADO]).toEqual([422, 7])
})

test.each([
  ['anular', '2026-05-07T15:00:00.000Z', ['sap.ordenVenta', 'sap.factura', 'sap.anular']],
  ['notaCredito', '2026-05-08T15:00:00.000Z', ['sap.ordenVenta', 'sap.factura', 'sap.notaCredito']],
])(
  'after the invoice %s at %s puts the unit back, marks its serial and frees the credit',
  async (move, now, calls) => {
    const { shop, order, credit, warehouse, boss } = await sold()
    await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
    await order.move(credit, 'facturar')
    expect([await shelf(shop), await balance(shop)]).toEqual([
      [9, 0],
      [115, 0],
    ])
    await begin(order.body.ID, { FECHAFACTURACION: '2026-04-02T15:00:00.000Z' })
    server.setNow(now)
    const late = {
      boss: await server.as('10', { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] }),
    }
    expect((await order.move(late.boss, move, {})).status).toBe(422)
    expect((await order.move(late.boss, move, reason)).body.ESTADO).toBe(8)
    const again = { ...shop, boss: late.boss }
    expect([await shelf(again), await balance(again)]).toEqual([
      [10, 0],
      [0, 0],
    ])
    expect(await outbox()).toEqual(calls)
    const serials = await server.db.read.selectFrom('SERIE').selectAll().execute()
    expect(serials.map(each => Boolean(each.NOTA_CREDITO))).toEqual([true])
    expect(boss.ID).not.toBe(late.boss.ID)
  },
)

test('what SAP answers to an order that has ended fills nothing; its credit note is kept', async () => {
  const { shop, order, credit, warehouse } = await sold()
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await order.move(credit, 'facturar')
  server.setNow('2026-04-02T15:00:01.000Z')
  await order.move(credit, 'notaCredito', reason)
  while ((await server.runOutbox(answers)) > 0);
  expect((await shop.boss.get(order.path)).body).toMatchObject({
    ...{ ESTADO: 8, DOCNUM: null, NUMEROFACTURALIDENAR: null, NOTA_CREDITO: 'NC00000001' },
  })
})
const answers = {
  'sap.ordenVenta': async () => ({ documento: '26000001' }),
  'sap.factura': async () => ({ numero: '001-001-000000001', clave: '1' }),
  'sap.notaCredito': async () => ({ documento: 'NC00000001' }),
}

test('returned to credit an invoice is taken back as the law has it, and an annulled order sells again', async () => {
  const { order, credit, warehouse } = await sold()
  await order.move(warehouse, 'enviarFacturar', { NUMEROGUIA: '123456789' })
  await order.move(credit, 'facturar')
  await begin(order.body.ID, { FECHAFACTURACION: '2026-02-02T15:00:00.000Z' })
  const { body } = await credit.get(order.path, english)
  expect((body._can as unknown as Json).doubts).toMatchObject({
    devolver: [expect.stringMatching(/creates a credit note/)],
  })
  expect((await order.move(credit, 'devolver')).body.ESTADO).toBe(6)
  expect((await outbox()).at(-1)).toBe('sap.notaCredito')
  await order.move(credit, 'anular', reason)
  const calls = (await outbox()).length
  expect((await order.move(credit, 'devolver')).body).toMatchObject({
    ...{ ESTADO: 6, OBSERVACION_ANULACION: null },
  })
  expect(await outbox()).toHaveLength(calls)
  await order.move(credit, 'aprobar')
  expect((await load(warehouse, order)).status).toBe(201)
})

test('cash that was paid for an order that ends is told to credit', async () => {
  const shop = await open()
  const order = await place(shop, { ITEMS: [phone(1)], FORMADEPAGO: '-1' })
  const paid = { CUENTA_TRANSFERENCIA: '1.1', NUMERO_REFERENCIA: 'A1' }
  await order.move(shop.credit, 'aprobar', { ...paid, TOTAL_DOLARES_REFERENCIA: 115 })
  await order.move(shop.boss, 'anular', reason)
  expect(await noticesOf(shop.credit)).toContain(
    'A paid cash order was canceled: check the transfer to refund',
  )
})

test('of two who end an order at once, one does, and its units come back once', async () => {
  const { shop, order, seller, customer } = await sold()
  const both = await Promise.all([
    order.move(seller, 'anular', reason),
    order.move(customer, 'cancelar'),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shelf(shop)).toEqual([10, 0])
})
