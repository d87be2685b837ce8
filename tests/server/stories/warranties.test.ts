import { expect, test } from 'vitest'
import { simulatedCourier } from '../../../server/adapters/waybill/simulatedCourier'
import { waybillCalls } from '../../../server/adapters/waybill/waybillCalls'
import { drawing } from '../../../server/business/systems'
import { emailCalls } from '../../../server/flow/calls/emailCalls'
import type { PdfRenderer } from '../../../server/node/pdfRenderer'
import type { OutgoingMail } from '../../../server/outbox/mailer'
import { createRecords } from '../../../server/routes/createRecords'
import { systemUserOf } from '../../../server/write/rows/systemUser'
import { orderState as orderStates } from '../../../src/schemas/flows/orderStates'
import { aPdf } from '../fileBytes'
import { following, type Shop, useShop } from './useShop'

const { open, outbox, noticesOf, server, place, begin } = useShop()

async function received(shop: Shop, more: object = {}) {
  const { status, body } = await shop.seller.post('/hanadb/api/warranty-orders', {
    IMEI_SERIE: '350000000000006',
    CARD_CODE: shop.client,
    NOM_PRODUCTO: 'Producto 10.02.001',
    OBS_VENDEDOR: 'No enciende',
    FALLA: 'ENCENDIDO',
    SIN_FIRMA: 'PAPEL',
    SIN_FOTOS: 'Sin cámara',
    CIUDAD_ORIGEN: 2,
    EMAIL_EMPLEADO_X_FACTURACION: 'facturas@demo.test',
    ...more,
  })
  return { status, ...following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body) }
}
const mails = () => server.db.read.selectFrom('_MAIL').selectAll().execute()

test.each([
  {
    ...{ name: 'fueraDeGarantia', state: 3, words: 'The device is out of warranty' },
    ...{ about: /fuera de garantía/, why: /^Motivo: Golpe$/m },
  },
  {
    ...{ name: 'reparacionEnTaller', state: 4, words: 'The device was repaired in the workshop' },
    ...{ about: /reparado en el taller/, why: /^Trabajo realizado: Golpe$/m },
  },
])('$name closes the order with a letter to who invoiced it', async decision => {
  const { name, state, words, about, why: reason } = decision
  const shop = await open()
  const order = await received(shop)
  const closed = await order.move(shop.warehouse, name, { NO_APLICA_NOTA_CREDITO: 'Golpe' })
  expect(closed.body).toMatchObject({ ESTADO: state, NO_APLICA_NOTA_CREDITO: 'Golpe' })
  expect(await noticesOf(shop.seller)).toEqual([words])
  expect(await outbox()).toEqual([`correo.${name}`])
  expect(await server.runOutbox()).toBe(1)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    RECIPIENT: 'facturas@demo.test',
    SUBJECT: expect.stringMatching(about),
    TEXT: expect.stringMatching(reason),
  })
  expect(mail?.TEXT).toContain('350000000000006')
  const answer = await shop.warehouse.get(`${order.path}/calls`)
  expect(answer.body.calls).toMatchObject([{ call: `correo.${name}`, state: 'done' }])
  expect((await order.move(shop.warehouse, name)).status).toBe(409)
})

test('the report of the workshop goes with the letter; while its bytes are away the letter waits', async () => {
  const shop = await open()
  const order = await received(shop)
  const at = '/hanadb/api/files?resource=warranty-orders&field=URL_DROPBOX&name=informe.pdf'
  const sent = await shop.warehouse.send(at, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: aPdf('informe'),
  })
  const file = { id: String(sent.body.id) }
  server.files.setAway(true)
  await order.move(shop.warehouse, 'reparacionEnTaller', { URL_DROPBOX: file })
  await server.runOutbox()
  const waiting = (await shop.warehouse.get(`${order.path}/calls`)).body.calls
  expect(waiting).toMatchObject([{ state: 'waiting', tries: 1 }])
  expect(await mails()).toEqual([])
  server.files.setAway(false)
  await shop.warehouse.post(`${order.path}/calls/${waiting?.[0]?.id}/retry`)
  const taken: OutgoingMail[] = []
  const mailer = { isSimulated: false, send: async (mail: OutgoingMail) => void taken.push(mail) }
  const records = createRecords(server.context)
  await server.runOutbox(emailCalls({ records, mailer, files: server.files }))
  expect(taken).toMatchObject([{ attachments: [{ filename: 'informe.pdf' }] }])
})

test('where nobody’s address is known no letter is written', async () => {
  const shop = await open()
  const order = await received(shop, { EMAIL_EMPLEADO_X_FACTURACION: null })
  await order.move(shop.warehouse, 'fueraDeGarantia')
  expect(await outbox()).toEqual([])
})

test('a device’s unlock code is in no call to another system', async () => {
  const shop = await open()
  const order = await received(shop, { TIPO_BLOQUEO: 'PIN', CLAVE_DESBLOQUEO: '739182' })
  await order.move(shop.seller, 'crearGuia')
  const rows = await server.db.read.selectFrom('_OUTBOX').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('739182')
})

test('a waybill is requested once, comes into the order, and is changed for one of nine digits', async () => {
  const shop = await open()
  const order = await received(shop)
  await order.move(shop.seller, 'crearGuia')
  expect((await order.move(shop.warehouse, 'crearGuia')).status).toBe(409)
  expect(await outbox()).toEqual(['servientrega.guia'])
  await server.runOutbox(waybillCalls(simulatedCourier()))
  const { body } = await shop.seller.get(order.path)
  expect(body.GUIA_SERVIENTREGA).toMatch(/^3\d{8}$/)
  expect(
    (await order.move(shop.warehouse, 'cambiarGuia', { GUIA_SERVIENTREGA: '12' })).status,
  ).toBe(422)
  await order.move(shop.warehouse, 'cambiarGuia', { GUIA_SERVIENTREGA: '312345678' })
  const again = await order.move(shop.seller, 'crearGuia')
  expect(again.body.unmet).toEqual(['It already has a waybill: change it if it is wrong'])
})

test('the step that requests a waybill asks for the city that the reception left out', async () => {
  const shop = await open()
  const order = await received(shop, { CIUDAD_ORIGEN: null })
  const bare = await order.move(shop.warehouse, 'crearGuia')
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['CIUDAD_ORIGEN']])
  const sent = await order.move(shop.warehouse, 'crearGuia', { CIUDAD_ORIGEN: 4 })
  expect(sent.body.CIUDAD_ORIGEN).toBe(4)
  expect(await outbox()).toEqual(['servientrega.guia'])
})

test('a waybill is requested with the reception, once, and wants a city', async () => {
  const shop = await open()
  const lost = await received(shop, { CON_GUIA: true, CIUDAD_ORIGEN: null })
  expect([lost.status, Object.keys(lost.body.errors ?? {})]).toEqual([422, ['CIUDAD_ORIGEN']])
  const order = await received(shop, { CON_GUIA: true })
  expect(await outbox()).toEqual(['servientrega.guia'])
  expect((await order.move(shop.seller, 'crearGuia')).status).toBe(409)
  await server.runOutbox(waybillCalls(simulatedCourier()))
  expect((await shop.seller.get(order.path)).body.GUIA_SERVIENTREGA).toMatch(/^3\d{8}$/)
})

test('the courier’s own sheet is that of its waybill; one that was changed is drawn anew', async () => {
  const shop = await open()
  const order = await received(shop)
  await order.move(shop.seller, 'crearGuia')
  const pdf = btoa('%PDF-of-the-courier')
  const courier = { simulated: false, waybill: async () => ({ guia: '300000007', pdf }) }
  expect((await shop.seller.post(`${order.path}/papers/guia`)).status).toBe(409)
  await server.runOutbox(waybillCalls(courier))
  const sheet = async () => {
    const { body } = await shop.seller.post(`${order.path}/papers/guia`)
    return (await server.request(String(body.url))).text()
  }
  expect(await sheet()).toBe('%PDF-of-the-courier')
  await order.move(shop.warehouse, 'cambiarGuia', { GUIA_SERVIENTREGA: '312345678' })
  expect((await sheet()).slice(0, 8)).toBe('%PDF-1.3')
})

test('the receipt carries a code to scan, and beside it the address at which it is used', async () => {
  const shop = await open()
  const { body } = await received(shop)
  let content = ''
  const renderPdf: PdfRenderer = async sheet => {
    content = JSON.stringify(sheet.content)
    return new Uint8Array()
  }
  const records = createRecords(server.context)
  const resource = records.catalogue.get('warranty-orders')
  const me = systemUserOf(resource, { EMPRESA: String(body.EMPRESA) })
  const draw = drawing({ ...server.context, renderPdf })
  await draw({ records, resource, me, language: 'es' }, String(body.ID_ORDEN), 'recibo')
  const address = 'mostrador.test/estado-servicio'
  expect(content).toContain(`"qr":"https://${address}#${body.CODIGO_PUBLICO}"`)
  expect(content).toContain(`"text":"${address}"`)
})

test.each([
  ['35000000000000', 201],
  ['A123456789', 201],
  ['350000000000', 422],
])('the series %s is taken with %i', async (IMEI_SERIE, status) => {
  const shop = await open()
  expect((await received(shop, { IMEI_SERIE })).status).toBe(status)
})

test('a device is in one open order at a time, and free for another once that is closed', async () => {
  const shop = await open()
  const order = await received(shop)
  const again = await received(shop)
  expect(again.status).toBe(422)
  expect(again.body.errors).toEqual({ IMEI_SERIE: 'This device already has an open order' })
  await order.move(shop.warehouse, 'reparacionEnTaller')
  expect((await received(shop)).status).toBe(201)
  expect((await received(shop)).status).toBe(422)
})

test('whether a device is under cover follows from our own invoice, whatever is sent', async () => {
  const shop = await open()
  server.setNow('2026-03-10T15:00:00.000Z')
  const sale = await place(shop)
  await begin(sale.body.ID, { ESTADO: orderStates.serials })
  const codes = ['350000000000006', '350000000000014']
  for (const INTERNAL_SERIAL of codes)
    await shop.warehouse.post('/hanadb/api/serials', {
      ...{ ORDEN_ID: sale.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL },
    })
  const invoiced = (day: string) =>
    begin(sale.body.ID, { ESTADO: orderStates.done, FECHAFACTURACION: `${day}T15:00:00.000Z` })
  await invoiced('2025-03-10')
  const salesman = (await shop.boss.get(`/hanadb/api/users/${sale.body.VENDEDOR}`)).body
  expect(salesman.EMAIL).toMatch(/@/)
  const within = await received(shop, { FECHA_VENTA: '2026-03-01', NOM_PRODUCTO: 'Otro' })
  expect(within.body).toMatchObject({
    ...{ FECHA_VENTA: '2025-03-10', NOM_PRODUCTO: 'Producto 10.02.001', MARCA: '02' },
    ...{ VENTA_PROPIA: true, GARANTIA: 'En garantía por fecha de factura' },
    NAME_EMPLEADO_X_FACTURACION: salesman.DISPLAYNAME,
    EMAIL_EMPLEADO_X_FACTURACION: salesman.EMAIL,
  })
  const address = { EMAIL_EMPLEADO_X_FACTURACION: 'otro@demo.test' }
  const answer = await within.change(shop.seller, { FECHA_VENTA: '2026-01-05', ...address })
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
    422,
    ['FECHA_VENTA', 'EMAIL_EMPLEADO_X_FACTURACION'],
  ])
  await invoiced('2025-03-09')
  const past = await received(shop, { IMEI_SERIE: codes[1], FECHA_VENTA: '2026-03-01' })
  expect(past.body.GARANTIA).toBe('Fuera de garantía por fecha')
})

test('a device we never sold is not under cover by what somebody says: its sale is to be proven', async () => {
  const shop = await open()
  server.setNow('2026-03-10T15:00:00.000Z')
  const device = (at: number) => ({ IMEI_SERIE: `A12345678${at}` })
  const sold = async (FECHA_VENTA: string, at: number) =>
    (await received(shop, { ...device(at), FECHA_VENTA })).body.GARANTIA
  expect(await sold('2026-03-09', 0)).toBe('Venta por comprobar')
  const unknown = await received(shop, device(2))
  expect(unknown.body).toMatchObject({ VENTA_PROPIA: false, GARANTIA: 'Venta por comprobar' })
  const answer = await unknown.change(shop.seller, { FECHA_VENTA: '2026-01-05' })
  expect(answer.body.GARANTIA).toBe('Venta por comprobar')
  expect((await received(shop, { ...device(3), GARANTIA: 'Siempre' })).status).toBe(422)
  expect((await received(shop, { ...device(3), VENTA_PROPIA: true })).status).toBe(422)
  expect((await sold('2026-03-11', 4)) ?? 'refused').toBe('refused')
})
