import { expect, test } from 'vitest'
import type { Sap } from '../../../server/adapters/sap/sap'
import { sapCalls } from '../../../server/adapters/sap/sapCalls'
import { simulatedSap } from '../../../server/adapters/sap/simulatedSap'
import { orderState } from '../../../src/schemas/flows/orderStates'
import type { Json } from '../client'
import { following, type Shop, useShop } from './useShop'

const { open, outbox, noticesOf, server, place, begin } = useShop()

const IMEI = '350000000000006'
const sap = simulatedSap(() => new Date())
const reason = { MOTIVO_NC: 'FABRICA' }

/** A device sold at 100.00 without IVA, invoiced and returned. */
async function sold(shop: Shop, more: object = {}) {
  const sale = await place(shop, more)
  await begin(sale.body.ID, { ESTADO: orderState.serials })
  const serial = { PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: IMEI }
  await shop.warehouse.post('/hanadb/api/serials', { ORDEN_ID: sale.body.ID, ...serial })
  const NUMEROFACTURALIDENAR = '001-001-000000007'
  await begin(sale.body.ID, { ESTADO: orderState.done, NUMEROFACTURALIDENAR })
  return sale
}
async function received({ seller, client }: Shop, CARD_CODE = client) {
  const { status, body } = await seller.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: IMEI, CARD_CODE, NOM_PRODUCTO: 'Producto 10.02.001' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL', CIUDAD_ORIGEN: 2 },
    SIN_FOTOS: 'Sin cámara',
  })
  return { status, ...following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body) }
}
/** A credit note requested by credit and approved by the administrator. */
async function credited(shop: Shop) {
  const back = await received(shop)
  await back.move(shop.credit, 'aplicaNotaCredito')
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  return { back, made: await back.move(shop.boss, 'crearNotaCredito') }
}
const callsOf = async ({ boss }: Shop, path: string) =>
  ((await boss.get(`${path}/calls`)).body.calls ?? []) as unknown as Json[]
const answering = (creditNote: Sap['creditNote']) => sapCalls({ ...sap, creditNote })

test('from the invoice line to SAP’s number: asked for by one person, agreed to by another', async () => {
  const shop = await open()
  const sale = await sold(shop)
  const back = await received(shop)
  expect((await back.move(shop.seller, 'aplicaNotaCredito')).status).toBe(403)
  const applies = await back.move(shop.credit, 'aplicaNotaCredito')
  expect(applies.body).toMatchObject({
    ...{ ESTADO: 1, ORDEN_ID: sale.body.ID, PRODUCTO_ID: '10.02.001' },
    ...{ NUMEROFACTURALIDENAR: '001-001-000000007', PRECIO_FACTURADO: 100, PRICE_EXCL_IVA: 100 },
  })
  const answer = await back.move(shop.credit, 'pedirNotaCredito', { ...reason, PRICE_EXCL_IVA: 90 })
  expect(answer.body).toMatchObject({ ESTADO: 1, PRICE_EXCL_IVA: 90, TOTAL_NC: 103.5 })
  expect(await noticesOf(shop.boss)).toContain('A credit note is waiting for your approval')
  const own = await back.move(shop.credit, 'crearNotaCredito')
  expect(own.body.unmet).toEqual(['Someone other than the requester must approve it'])
  expect(await outbox()).toEqual([])
  const created = await back.move(shop.boss, 'crearNotaCredito')
  expect(created.body).toMatchObject({
    ESTADO: 2,
    NOTA_CREDITO: null,
    NC_APROBADA_POR: shop.boss.ID,
  })
  expect(await outbox()).toEqual(['sap.notaCredito'])
  expect(await noticesOf(shop.seller)).toEqual(['The credit note is in progress'])
  await server.runOutbox(sapCalls(sap))
  const { body } = await shop.credit.get(back.path)
  expect(body).toMatchObject({ NOTA_CREDITO: expect.stringMatching(/^NC\d{8}$/) })
  expect((await shop.seller.get(back.path)).body).not.toHaveProperty('PRICE_EXCL_IVA')
  const paper = await shop.credit.post(`${back.path}/papers/notaCredito`)
  expect((await server.request(String(paper.body.url))).status).toBe(200)
  expect((await shop.warehouse.post(`${back.path}/papers/notaCredito`)).status).toBe(403)
  expect((await shop.boss.delete(back.path, { 'if-match': String(body._VERSION) })).status).toBe(
    403,
  )
})

test('never without an invoice line, and never above what was paid', async () => {
  const shop = await open()
  const unknown = await received(shop)
  await unknown.move(shop.credit, 'aplicaNotaCredito')
  const free = await unknown.move(shop.credit, 'pedirNotaCredito', { ...reason, PRICE_EXCL_IVA: 9 })
  expect([free.status, free.body.message]).toEqual([422, 'We have no invoice for this device'])
  expect((await unknown.move(shop.credit, 'volverADecidir')).body.ESTADO).toBe(0)
  await unknown.move(shop.credit, 'fueraDeGarantia')
  // 403 before the order's discount, of which the device has its share
  await sold(shop, { DISCOUNT: 40.3 })
  const back = await received(shop)
  await back.move(shop.credit, 'aplicaNotaCredito')
  const request = (PRICE_EXCL_IVA: number, more: object = reason) =>
    back.move(shop.credit, 'pedirNotaCredito', { PRICE_EXCL_IVA, ...more })
  expect((await request(90.01)).body.errors).toEqual({
    PRICE_EXCL_IVA:
      'The credit note cannot exceed what was paid for this device: $90,00 before VAT',
  })
  expect((await request(0)).body.unmet).toEqual(['The price before VAT must be above zero'])
  expect(Object.keys((await request(90, {})).body.errors ?? {})).toEqual(['MOTIVO_NC'])
  expect(Object.keys((await request(90, { MOTIVO_NC: 'OTRO' })).body.errors ?? {})).toEqual([
    'OBS_NC',
  ])
  expect((await request(90)).status).toBe(200)
})

test('a note goes to whom the device was invoiced: an order of another customer is refused', async () => {
  const shop = await open()
  await sold(shop)
  const created = await shop.boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Luna', RUC: '0912345675', Tipo: 106, Celular: '0997654321' },
    ...{ SlpCode: shop.seller.ID, COMPANY: 'HT' },
  })
  const other = String(created.body.ID)
  const back = await received(shop, other)
  const words = "The device was invoiced to another customer: correct the order's customer"
  const { body } = await shop.credit.get(back.path)
  expect(body).toMatchObject({ _can: { flow: { aplicaNotaCredito: [words] } } })
  expect((await back.move(shop.credit, 'aplicaNotaCredito')).body.unmet).toEqual([words])
  await back.change(shop.credit, { CARD_CODE: shop.client })
  await back.move(shop.credit, 'aplicaNotaCredito')
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  await server.db.write.updateTable('ORDEN_GARANTIA').set({ CARD_CODE: other }).execute()
  const agreed = await back.move(shop.boss, 'crearNotaCredito')
  expect(agreed.body.unmet).toEqual([words])
  expect(await outbox()).toEqual([])
})

test('a second note for the same device is refused in words, until it is sold again', async () => {
  const shop = await open()
  await sold(shop)
  const first = await credited(shop)
  expect(first.made.body.ESTADO).toBe(2)
  const again = await received(shop)
  const second = await again.move(shop.credit, 'aplicaNotaCredito')
  expect([second.status, second.body.message]).toEqual([
    422,
    `This device already has a credit note, in order ${first.back.body.ID_ORDEN}`,
  ])
  expect(await outbox()).toEqual(['sap.notaCredito'])
  await sold(shop)
  await again.move(shop.credit, 'aplicaNotaCredito')
  expect((await again.move(shop.credit, 'pedirNotaCredito', reason)).status).toBe(200)
  expect((await again.move(shop.boss, 'crearNotaCredito')).body.ESTADO).toBe(2)
})

test('a serial that somebody unmarks is credited once all the same', async () => {
  const shop = await open()
  await sold(shop)
  await credited(shop)
  await server.db.write.updateTable('SERIE').set({ NOTA_CREDITO: 0 }).execute()
  const again = await received(shop)
  const second = await again.move(shop.credit, 'aplicaNotaCredito')
  expect(second.body.message).toMatch(/already has a credit note/)
})

test('two people who approve at the same moment make one note', async () => {
  const shop = await open()
  await sold(shop)
  await shop.join('other', '9')
  const back = await received(shop)
  await back.move(shop.credit, 'aplicaNotaCredito')
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  const both = [shop.boss, shop.people.other as Shop['boss']]
  const answers = await Promise.all(both.map(user => back.move(user, 'crearNotaCredito')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
  expect(await outbox()).toEqual(['sap.notaCredito'])
})

test('a request that is sent back says why, and can be made again', async () => {
  const shop = await open()
  await sold(shop)
  const back = await received(shop)
  await back.move(shop.credit, 'aplicaNotaCredito')
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  expect((await back.move(shop.boss, 'devolverNotaCredito')).status).toBe(422)
  const sent = await back.move(shop.boss, 'devolverNotaCredito', { NC_DEVUELTA: 'Falta informe' })
  expect(sent.body).toMatchObject({ ESTADO: 1, NC_PEDIDA_POR: null, NC_DEVUELTA: 'Falta informe' })
  expect(await noticesOf(shop.credit)).toContain('The credit note request was returned')
  expect((await back.move(shop.boss, 'crearNotaCredito')).status).toBe(403)
  const again = await back.move(shop.credit, 'pedirNotaCredito', reason)
  expect(again.body).toMatchObject({ NC_PEDIDA_POR: shop.credit.ID, NC_DEVUELTA: null })
})

test('SAP down, slow and answering nonsense: nothing twice, nothing lost, the state visible', async () => {
  const shop = await open()
  await sold(shop)
  const { back } = await credited(shop)
  const keys: string[] = []
  const answers = [
    () => Promise.reject(new Error('no route to SAP')),
    async () => ({ documento: 'ayer' }),
    async () => null,
    async () => ({ documento: 'NC00000042' }),
  ]
  const broken = answering(async (key, body) => {
    keys.push(key)
    expect(body).toMatchObject({ IMEI_SERIE: IMEI, PRICE_EXCL_IVA: 100, PRODUCTO_ID: '10.02.001' })
    return answers.shift()?.()
  })
  await server.runOutbox(broken)
  const [failing] = await callsOf(shop, back.path)
  expect(failing).toMatchObject({ call: 'sap.notaCredito', state: 'waiting', tries: 1 })
  expect(failing?.error).toBe('no route to SAP')
  expect((await shop.credit.get(back.path)).body).toMatchObject({ ESTADO: 2, NOTA_CREDITO: null })
  const retry = `${back.path}/calls/${failing?.id}/retry`
  for (const message of ['no sense', 'no sense']) {
    await shop.credit.post(retry)
    await server.runOutbox(broken)
    expect((await callsOf(shop, back.path))[0]?.error).toContain(message)
  }
  await shop.credit.post(retry)
  await server.runOutbox(broken)
  const { body } = await shop.credit.get(back.path)
  expect(body.NOTA_CREDITO).toBe('NC00000042')
  expect(new Set(keys).size).toBe(1)
  expect((await shop.credit.post(retry)).status).toBe(404)
  expect(await server.runOutbox(broken)).toBe(0)
})

test('what a credit note was asked for stays as it was, for administrators too, until it is sent back', async () => {
  const shop = await open()
  await sold(shop)
  const back = await received(shop)
  await back.move(shop.credit, 'aplicaNotaCredito')
  const rewrite = (more: object) => back.change(shop.boss, more)
  expect((await rewrite({ GARANTIA_FISICA: true })).status).toBe(200)
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  const held = async () => {
    const { body } = await shop.boss.get(back.path)
    expect(body._can).toMatchObject({ update: false, delete: false })
    expect((await rewrite({ GARANTIA_FISICA: false })).status).toBe(403)
    expect((await rewrite({ CARD_CODE: shop.client, FALLA: 'AUDIO' })).status).toBe(403)
    expect((await shop.boss.get(back.path)).body).toEqual(body)
  }
  await held()
  await back.move(shop.boss, 'devolverNotaCredito', { NC_DEVUELTA: 'Falta informe' })
  expect((await rewrite({ GARANTIA_FISICA: false })).status).toBe(200)
  await back.move(shop.credit, 'pedirNotaCredito', reason)
  await back.move(shop.boss, 'crearNotaCredito')
  await held()
  await server.runOutbox(sapCalls(sap))
  await held()
})
