import { expect, test } from 'vitest'
import { following, type Shop, useShop } from './useShop'

const { open, file } = useShop()
const PATH = '/hanadb/api/warranty-orders'

/** A device on its handover. */
const handedOver = ({ client }: Shop, more: object = {}) => ({
  IMEI_SERIE: '350000000000006',
  CARD_CODE: client,
  NOM_PRODUCTO: 'Producto 10.02.001',
  OBS_VENDEDOR: 'No enciende',
  FALLA: 'ENCENDIDO',
  SIN_FIRMA: 'COURIER',
  SIN_FOTOS: 'Sin cámara',
  ...more,
})
async function received(shop: Shop, more: object = {}) {
  const { status, body } = await shop.seller.post(PATH, handedOver(shop, more))
  expect(status).toBe(201)
  return following(`${PATH}/${body.ID_ORDEN}`, body)
}
const refused = ({ status, body }: { status: number; body: { errors?: unknown } }) => [
  status,
  Object.keys(body.errors ?? {}).sort(),
]

test('what the customer signed on the screen stays so: remark, fault, photos and the signature itself', async () => {
  const shop = await open()
  const order = await received(shop)
  const unsigned = await order.change(shop.seller, { OBS_VENDEDOR: 'No carga' })
  expect([unsigned.status, unsigned.body.OBS_VENDEDOR]).toEqual([200, 'No carga'])
  const FIRMA_CLIENTE = await file(shop.seller, 'warranty-orders', 'FIRMA_CLIENTE')
  const FOTOS = [{ FOTO: await file(shop.seller, 'warranty-orders', 'FOTOS.FOTO') }]
  const signed = await order.change(shop.seller, { FIRMA_CLIENTE, FOTOS })
  expect([signed.status, signed.body.errors]).toEqual([200, undefined])
  const other = {
    OBS_VENDEDOR: 'Llegó roto',
    FALLA: 'CARCASA',
    ACCESORIOS: 'Ninguno',
    FOTOS: [],
    FIRMA_CLIENTE: await file(shop.seller, 'warranty-orders', 'FIRMA_CLIENTE'),
  }
  for (const user of [shop.seller, shop.boss]) {
    expect(refused(await order.change(user, other))).toEqual([422, Object.keys(other).sort()])
  }
  const { body } = await shop.seller.get(order.path)
  expect(body).toMatchObject({ OBS_VENDEDOR: 'No carga', FALLA: 'ENCENDIDO', FIRMA_CLIENTE })
  const noted = await order.move(shop.warehouse, 'anotarTrabajo', { FALLA: 'PANTALLA' })
  expect(noted.body.FALLA).toBe('PANTALLA')
})

test('who signed on paper signed as well, and nobody says afterwards that nobody did', async () => {
  const shop = await open()
  const order = await received(shop, { SIN_FIRMA: 'PAPEL' })
  const other = { SIN_FIRMA: 'COURIER', OBS_VENDEDOR: 'Llegó roto' }
  expect(refused(await order.change(shop.seller, other))).toEqual([
    422,
    ['OBS_VENDEDOR', 'SIN_FIRMA'],
  ])
})

test('the warehouse receives devices too, and reads no price while it does', async () => {
  const shop = await open()
  const created = await shop.warehouse.post(PATH, handedOver(shop))
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ USUARIO_CREACION_ORDEN: shop.warehouse.ID, ESTADO: 0 })
  expect(JSON.stringify(created.body)).not.toMatch(/PRECIO|PRICE|TOTAL_NC/)
  const order = following(`${PATH}/${created.body.ID_ORDEN}`, created.body)
  expect((await order.change(shop.warehouse, { OBS_VENDEDOR: 'No carga' })).status).toBe(403)
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  expect((await shop.people.customer?.post(PATH, handedOver(shop)))?.status).toBe(403)
})

test('a repair that is closed without report, parts and minutes is told first, and closes all the same', async () => {
  const shop = await open()
  const order = await received(shop)
  const doubts = async () => {
    const { body } = await shop.warehouse.get(order.path)
    return (body._can as unknown as { doubts?: object }).doubts
  }
  const reparacionEnTaller = ['No parts or minutes are recorded: if work was done, record it first']
  expect(await doubts()).toEqual({ reparacionEnTaller })
  await order.move(shop.warehouse, 'anotarTrabajo', { MINUTOS: 40 })
  expect(await doubts()).toBeUndefined()
  expect((await order.move(shop.warehouse, 'reparacionEnTaller')).body.ESTADO).toBe(4)
})
