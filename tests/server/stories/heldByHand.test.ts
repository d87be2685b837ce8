import { describe, expect, test } from 'vitest'
import { unansweredCalls } from '../../../server/business/systems'
import { orderState as state } from '../../../src/schemas/flows/orderStates'
import type { Client, Json } from '../client'
import { accessories, following, type Shop, useShop } from './useShop'

/** A production server without connected systems. */
const { server, open, place, begin, outbox, file } = useShop({
  change: { unconnected: unansweredCalls() },
})
type Place = ReturnType<typeof following>

const callsOf = async (user: Client, { path }: Pick<Place, 'path'>) =>
  ((await user.get(`${path}/calls`)).body.calls ?? []) as unknown as Json[]

interface Asked extends Pick<Place, 'path'> {
  /** Default: the last one. */
  readonly call?: unknown
}
/** Enters the outcome of a record's call on its card. */
async function enter(user: Client, of: Asked, outcome: object) {
  const now = await user.get(of.path)
  const call = of.call ?? (await callsOf(user, of))[0]?.id
  return user.post(`${of.path}/calls/${call}/answer`, outcome, {
    ...{ 'if-match': String(now.body._VERSION ?? 1), 'accept-language': 'en' },
  })
}

/** A call left in the outbox before its system was disconnected. */
async function left(of: Place, call: string, more: object = {}) {
  const [SYSTEM, CALL] = call.split('.')
  const at = '2026-01-02T15:00:00.000Z'
  const ID = await server.db.nextId('_OUTBOX')
  await server.db.write
    .insertInto('_OUTBOX')
    .values({
      ...{ ID, SYSTEM, CALL, BODY: '{}', STATE: 'waiting', TRIES: 0 },
      ...{ RESOURCE: 'invoices', RECORD_ID: String(of.body.ID), NEXT_AT: at, CREATED_AT: at },
      ...more,
    })
    .execute()
  return ID
}

async function received({ seller, client }: Shop, more: object = {}) {
  const { status, body } = await seller.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: '350000000000006', CARD_CODE: client, NOM_PRODUCTO: 'Producto 10.02.001' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO', SIN_FIRMA: 'PAPEL', CIUDAD_ORIGEN: 2 },
    ...{ SIN_FOTOS: 'Sin cámara', ...more },
  })
  return { status, ...following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body) }
}

describe('a device is received with a waybill while the courier is not connected', () => {
  test('it is received, and its waybill is entered by the step that asks for one', async () => {
    const shop = await open()
    const created = await received(shop, { CON_GUIA: true })
    expect(created.status).toBe(201)
    expect(await callsOf(shop.seller, created)).toMatchObject([
      { call: 'servientrega.guia', state: 'waiting', tries: 0, unconnected: true },
    ])
    const GUIA_PDF = await file(shop.seller, 'warranty-orders', 'GUIA_PDF')
    const bare = await created.move(shop.seller, 'crearGuia', { GUIA_SERVIENTREGA: '300000012' })
    expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['GUIA_PDF']])
    const outcome = { GUIA_SERVIENTREGA: '300000012', GUIA_PDF }
    const sent = await created.move(shop.seller, 'crearGuia', outcome)
    expect(sent.body).toMatchObject({
      ...{ GUIA_SERVIENTREGA: '300000012', GUIA_PDF: { id: GUIA_PDF.id } },
      _byHand: { GUIA_SERVIENTREGA: { system: 'Servientrega', by: { ID: shop.seller.ID } } },
    })
    expect(await callsOf(shop.seller, created)).toMatchObject([{ state: 'done', byHand: true }])
    expect(await outbox()).toEqual(['servientrega.guia'])
    const again = await created.move(shop.seller, 'crearGuia', outcome)
    expect(again.body.unmet).toEqual(['It already has a waybill: change it if it is wrong'])
  })

  test('or on the card of its calls, by who received it and the workshop alone', async () => {
    const shop = await open()
    await shop.join('customer', '31', { CARD_CODE: shop.client })
    await shop.join('colleague', '7')
    const created = await received(shop, { CON_GUIA: true })
    const fields = ['GUIA_SERVIENTREGA', 'GUIA_PDF']
    const [call] = await callsOf(shop.warehouse, created)
    expect(call?.enter).toEqual({ system: 'Servientrega', fields, need: fields })
    for (const user of ['customer', 'colleague']) {
      const person = shop.people[user] as Client
      const refused = await enter(
        person,
        { ...created, call: call?.id },
        { GUIA_SERVIENTREGA: '300000012' },
      )
      expect([403, 404]).toContain(refused.status)
    }
    const GUIA_PDF = await file(shop.warehouse, 'warranty-orders', 'GUIA_PDF')
    const zeros = await enter(shop.warehouse, created, { GUIA_SERVIENTREGA: '000000000', GUIA_PDF })
    expect([zeros.status, Object.keys(zeros.body.errors ?? {})]).toEqual([
      422,
      ['GUIA_SERVIENTREGA'],
    ])
    const outcome = { GUIA_SERVIENTREGA: '300000012', GUIA_PDF }
    const taken = await enter(shop.warehouse, created, outcome)
    expect(taken).toMatchObject({ status: 200, body: { GUIA_SERVIENTREGA: '300000012' } })
    const paper = await shop.seller.post(`${created.path}/papers/guia`)
    expect(paper.status).toBe(201)
  })

  test('a waybill that is asked for later is entered the same way', async () => {
    const shop = await open()
    const created = await received(shop)
    const GUIA_PDF = await file(shop.warehouse, 'warranty-orders', 'GUIA_PDF')
    const bare = await created.move(shop.warehouse, 'crearGuia')
    expect(Object.keys(bare.body.errors ?? {})).toEqual(['GUIA_SERVIENTREGA', 'GUIA_PDF'])
    const outcome = { GUIA_SERVIENTREGA: '300000012', GUIA_PDF }
    const sent = await created.move(shop.warehouse, 'crearGuia', outcome)
    expect(sent).toMatchObject({ status: 200, body: { GUIA_SERVIENTREGA: '300000012' } })
    const { body } = await shop.warehouse.get(`${created.path}/history`)
    expect(body.history?.[0]).toMatchObject({
      ...{ action: 'servientrega.guia', byHand: 'Servientrega', by: { ID: shop.warehouse.ID } },
    })
    expect(await server.runOutbox()).toBe(0)
  })
})

describe('a call waits for a system that is not connected', () => {
  /** An approved order whose sales order SAP did not create. */
  async function approved() {
    const shop = await open(accessories)
    const order = await place(shop)
    await begin(order.body.ID, { ESTADO: state.serials })
    return { shop, order, call: await left(order, 'sap.ordenVenta') }
  }

  test('who may approve enters its outcome, once, and everything says so', async () => {
    const { shop, order, call } = await approved()
    const { credit } = shop
    expect(await callsOf(credit, order)).toMatchObject([
      {
        id: call,
        unconnected: true,
        enter: { system: 'SAP', fields: ['DOCNUM'], need: ['DOCNUM'] },
      },
    ])
    const wrong = await enter(credit, order, { DOCNUM: '12' })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['DOCNUM']])
    expect((await enter(credit, order, {})).body.errors).toEqual({ DOCNUM: 'Required' })
    const strange = await enter(credit, order, { DOCNUM: '26000001', ESTADO: 1 })
    expect(strange.body.errors).toHaveProperty('ESTADO')
    expect(await callsOf(credit, order)).toMatchObject([{ state: 'waiting' }])
    const taken = await enter(credit, order, { DOCNUM: '26000001' })
    expect(taken.body).toMatchObject({
      ...{ ESTADO: state.serials, DOCNUM: '26000001' },
      _byHand: { DOCNUM: { system: 'SAP', by: { ID: credit.ID } } },
    })
    expect(await callsOf(credit, order)).toMatchObject([{ state: 'done', byHand: true }])
    const { body } = await credit.get(`${order.path}/history`)
    expect(body.history?.[0]).toMatchObject({ action: 'sap.ordenVenta', byHand: 'SAP' })
    expect((await enter(credit, order, { DOCNUM: '26000002' })).status).toBe(404)
    expect((await credit.get(order.path)).body.DOCNUM).toBe('26000001')
    expect(await server.runOutbox()).toBe(0)
  })

  test('nobody else enters it, nobody without the record’s version, and nobody a call of another record', async () => {
    const { shop, order, call } = await approved()
    const other = await place(shop)
    const outcome = { DOCNUM: '26000001' }
    for (const user of [shop.warehouse, shop.seller])
      expect([403, 404]).toContain((await enter(user, { ...order, call }, outcome)).status)
    expect((await enter(shop.credit, { ...other, call }, outcome)).status).toBe(404)
    expect((await enter(shop.credit, { ...order, call: '1e3' }, outcome)).status).toBe(404)
    const at = `${order.path}/calls/${call}/answer`
    expect((await shop.credit.post(at, outcome)).status).toBe(428)
    expect((await shop.credit.post(at, outcome, { 'if-match': '99' })).status).toBe(412)
    expect((await shop.credit.get(order.path)).body.DOCNUM).toBeNull()
  })

  test('one that was given up is entered too; one that is being made now is not', async () => {
    const { shop, order, call } = await approved()
    const set = (values: object) =>
      server.db.write.updateTable('_OUTBOX').set(values).where('ID', '=', call).execute()
    const soon = new Date(Date.now() + 30_000).toISOString()
    await set({ ASKED_AT: new Date().toISOString(), NEXT_AT: soon })
    expect((await callsOf(shop.credit, order))[0]).not.toHaveProperty('enter')
    expect((await enter(shop.credit, order, { DOCNUM: '26000001' })).status).toBe(404)
    await set({ ASKED_AT: null, STATE: 'failed', TRIES: 8 })
    expect((await enter(shop.credit, order, { DOCNUM: '26000001' })).status).toBe(200)
  })

  test('one that a later step took back is entered by nobody', async () => {
    const { shop, order, call } = await approved()
    await left(order, 'sap.devolver', { CREATED_AT: '2026-01-03T15:00:00.000Z' })
    const answer = await callsOf(shop.credit, order)
    expect(answer.map(each => [each.call, 'enter' in each])).toEqual([
      ['sap.devolver', true],
      ['sap.ordenVenta', false],
    ])
    expect((await enter(shop.credit, { ...order, call }, { DOCNUM: '26000001' })).status).toBe(404)
  })

  test('the same intention sent twice is taken once', async () => {
    const { shop, order, call } = await approved()
    const { body } = await shop.credit.get(order.path)
    const headers = { 'if-match': String(body._VERSION), 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      shop.credit.post(`${order.path}/calls/${call}/answer`, { DOCNUM: '26000001' }, headers)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body._VERSION).toBe(first.body._VERSION)
  })
})

test('the credit note of a warranty is entered by who agrees to it, not by who asked', async () => {
  const shop = await open()
  const { credit, boss } = shop
  const sale = await place(shop)
  await begin(sale.body.ID, { ESTADO: state.serials })
  const serial = { PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: '350000000000006' }
  await shop.warehouse.post('/hanadb/api/serials', { ORDEN_ID: sale.body.ID, ...serial })
  const NUMEROFACTURALIDENAR = '001-001-000000007'
  await begin(sale.body.ID, { ESTADO: state.done, NUMEROFACTURALIDENAR })
  const back = await received(shop)
  await back.move(credit, 'aplicaNotaCredito')
  await back.move(credit, 'pedirNotaCredito', { MOTIVO_NC: 'FABRICA' })
  const brought = async (user: Client) => ({
    NOTA_CREDITO: 'NC00000012',
    NOTA_CREDITO_PDF: await file(user, 'warranty-orders', 'NOTA_CREDITO_PDF'),
  })
  const own = await back.move(credit, 'crearNotaCredito', await brought(credit))
  expect(own.body.unmet).toEqual(['Someone other than the requester must approve it'])
  const bare = await back.move(boss, 'crearNotaCredito')
  expect(Object.keys(bare.body.errors ?? {})).toEqual(['NOTA_CREDITO', 'NOTA_CREDITO_PDF'])
  const created = await back.move(boss, 'crearNotaCredito', await brought(boss))
  expect(created.body).toMatchObject({
    NOTA_CREDITO: 'NC00000012',
    _byHand: { NOTA_CREDITO: { system: 'SAP', by: { ID: boss.ID } } },
  })
  expect(await outbox()).toEqual(['sap.notaCredito'])
})
