import { expect, test } from 'vitest'
import { following, type Shop, useShop } from './useShop'

const { open, outbox, noticesOf, server } = useShop()

async function received(shop: Shop, more: object = {}) {
  const { status, body } = await shop.seller.post('/hanadb/api/warranty-orders', {
    IMEI_SERIE: '350000000000001',
    CARD_CODE: shop.client,
    NOM_PRODUCTO: 'Producto 10.02.001',
    OBS_VENDEDOR: 'No enciende',
    CIUDAD_ORIGEN: 2,
    EMAIL_EMPLEADO_X_FACTURACION: 'facturas@demo.test',
    ...more,
  })
  return { status, ...following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body) }
}
const letters = async () =>
  (await server.db.read.selectFrom('_OUTBOX').selectAll().execute()).map(
    row => JSON.parse(String(row.BODY)) as object,
  )

test('a unit that is credited: the note is made at a price, and its seller is told', async () => {
  const shop = await open()
  const order = await received(shop)
  expect((await order.move(shop.seller, 'aplicaNotaCredito')).status).toBe(403)
  expect((await order.move(shop.credit, 'crearNotaCredito', { PRICE_EXCL_IVA: 9 })).status).toBe(
    409,
  )
  expect((await order.move(shop.credit, 'aplicaNotaCredito')).body.ESTADO).toBe(1)
  const free = await order.move(shop.credit, 'crearNotaCredito', { PRICE_EXCL_IVA: 0 })
  expect(free.body.unmet).toEqual(['The price without IVA must be above zero'])
  const made = await order.move(shop.credit, 'crearNotaCredito', { PRICE_EXCL_IVA: 120 })
  expect(made.body).toMatchObject({ ESTADO: 2, PRICE_EXCL_IVA: 120, _can: { flow: {} } })
  expect(await outbox()).toEqual(['sap.notaCredito'])
  expect(await noticesOf(shop.seller)).toEqual(['The credit note is on its way'])
  expect((await shop.seller.get(order.path)).body).not.toHaveProperty('PRICE_EXCL_IVA')
})

test.each([
  ['fueraDeGarantia', 3, 'The device is out of warranty'],
  ['reparacionEnTaller', 4, 'The device was repaired in the workshop'],
])('%s closes the order with a letter to who invoiced it', async (name, state, words) => {
  const shop = await open()
  const order = await received(shop)
  const closed = await order.move(shop.warehouse, name, { NO_APLICA_NOTA_CREDITO: 'Golpe' })
  expect(closed.body).toMatchObject({ ESTADO: state, NO_APLICA_NOTA_CREDITO: 'Golpe' })
  expect(await outbox()).toEqual([`mail.${name}`])
  expect(await letters()).toMatchObject([
    { PARA: 'facturas@demo.test', IMEI_SERIE: '350000000000001', URL_DROPBOX: null },
  ])
  expect(await noticesOf(shop.seller)).toEqual([words])
  expect((await order.move(shop.warehouse, name)).status).toBe(409)
})

test('where nobody’s address is known no letter is written', async () => {
  const shop = await open()
  const order = await received(shop, { EMAIL_EMPLEADO_X_FACTURACION: null })
  await order.move(shop.warehouse, 'fueraDeGarantia')
  expect(await outbox()).toEqual([])
})

test('a waybill is requested once, and changed for one of nine digits', async () => {
  const shop = await open()
  const order = await received(shop)
  await order.move(shop.seller, 'crearGuia')
  expect(await outbox()).toEqual(['servientrega.guia'])
  expect(
    (await order.move(shop.warehouse, 'cambiarGuia', { GUIA_SERVIENTREGA: '12' })).status,
  ).toBe(422)
  await order.move(shop.warehouse, 'cambiarGuia', { GUIA_SERVIENTREGA: '312345678' })
  const again = await order.move(shop.seller, 'crearGuia')
  expect(again.body.unmet).toEqual([
    'It has a waybill already: change it if it is not the right one',
  ])
})

test.each([
  ['35000000000000', 201],
  ['A123456789', 201],
  ['350000000000', 422],
])('the series %s is taken with %i', async (IMEI_SERIE, status) => {
  const shop = await open()
  expect((await received(shop, { IMEI_SERIE })).status).toBe(status)
})
