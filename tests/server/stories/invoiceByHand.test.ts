import { describe, expect, test } from 'vitest'
import { otherSystems, unansweredCalls } from '../../../server/business/systems'
import type { PdfDrawing } from '../../../server/node/pdfRenderer'
import { accessKey, isAccessKey } from '../../../src/domain/orders/accessKey'
import type { Json } from '../client'
import { accessories, type Shop, useShop } from './useShop'

const drawings: PdfDrawing[] = []

/** A production server without connected systems. */
const { server, open, place, begin, outbox, file } = useShop({
  change: {
    unconnected: unansweredCalls(),
    renderPdf: async drawing => {
      drawings.push(drawing)
      return new Uint8Array()
    },
  },
})

const numero = '001-002-000000123'
const issued = '2025-11-20T15:00:00.000Z'
const keyOf = (ruc: string, number = numero, at = issued) =>
  accessKey({ issued: at, ruc, number, environment: 2 })
const ACME = '0190000000001'
const clave = keyOf(ACME)

/** The key with its check digit. */
const withCheckDigit = (key: string) =>
  [...'0123456789'].map(digit => key.slice(0, 48) + digit).find(isAccessKey) ?? ''

/** An order that awaits its invoice, with the invoice as PDF. */
async function billed() {
  const shop = await open(accessories)
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: 0, NUMEROGUIA: '000000000', DOCNUM: '26000001' })
  const FACTURA_PDF = await file(shop.credit, 'invoices', 'FACTURA_PDF')
  const outcome = { NUMEROFACTURALIDENAR: numero, CLAVE_ACCESO: clave, FACTURA_PDF }
  return { shop, order, outcome }
}
const stockOf = async ({ boss }: Shop) =>
  (await boss.get('/hanadb/api/stock')).body.data as unknown as Json[]

describe('SAP is not connected', () => {
  test('the step says that it asks for the invoice, and who may make it enters number, key and PDF', async () => {
    const { shop, order, outcome } = await billed()
    const before = await shop.credit.get(order.path)
    expect(before.body._can?.flow).toMatchObject({ facturar: [] })
    expect(before.body._can?.byHand).toMatchObject({
      facturar: [
        {
          system: 'SAP',
          fields: ['NUMEROFACTURALIDENAR', 'CLAVE_ACCESO', 'FACTURA_PDF'],
          need: ['NUMEROFACTURALIDENAR', 'CLAVE_ACCESO', 'FACTURA_PDF'],
        },
      ],
    })
    const created = await order.move(shop.credit, 'facturar', outcome)
    expect(created).toMatchObject({
      status: 200,
      body: {
        ESTADO: 3,
        NUMEROFACTURALIDENAR: numero,
        CLAVE_ACCESO: clave,
        FACTURA_PDF: { id: outcome.FACTURA_PDF.id },
        _can: { papers: ['pedido', 'factura'] },
      },
    })
    expect((await stockOf(shop))[0]).toMatchObject({ CANTIDAD: 6 })
  })

  test('an invoice entered late was issued on the day its key says, and is annulled by that day’s month', async () => {
    const { shop, order, outcome } = await billed()
    const created = await order.move(shop.credit, 'facturar', outcome)
    expect(created.body).toMatchObject({ FECHAFACTURACION: '2025-11-20T05:00:00.000Z' })
    const { flow } = created.body._can as unknown as { flow: Record<string, string[]> }
    expect(flow.anular).toHaveLength(1)
    expect(flow.notaCredito).toEqual([])
  })

  test('an invoice issued and entered the same day bears the moment of the step', async () => {
    const { shop, order, outcome } = await billed()
    const before = new Date().toISOString()
    const created = await order.move(shop.credit, 'facturar', {
      ...outcome,
      CLAVE_ACCESO: keyOf(ACME, numero, before),
    })
    expect(String(created.body.FECHAFACTURACION) >= before).toBe(true)
  })

  test('an invoice is of one order only, until it is annulled', async () => {
    const { shop, order, outcome } = await billed()
    await order.move(shop.credit, 'facturar', outcome)
    const other = await place(shop)
    await begin(other.body.ID, { ESTADO: 0, NUMEROGUIA: '000000000', DOCNUM: '26000002' })
    const again = { ...outcome, FACTURA_PDF: await file(shop.credit, 'invoices', 'FACTURA_PDF') }
    const refused = await other.move(shop.credit, 'facturar', again)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          NUMEROFACTURALIDENAR: `This invoice already belongs to another order: INV-${order.body.ID}`,
        },
      },
    })
    expect((await shop.credit.get(other.path)).body).toMatchObject({ ESTADO: 0 })
    await begin(order.body.ID, { ESTADO: 8 })
    expect((await other.move(shop.credit, 'facturar', again)).body).toMatchObject({ ESTADO: 3 })
  })

  test('screen, history and the record’s calls say who entered it by hand', async () => {
    const { shop, order, outcome } = await billed()
    await order.move(shop.credit, 'facturar', outcome)
    const by = { ID: shop.credit.ID, DISPLAYNAME: expect.any(String) }
    const mark = { system: 'SAP', by, at: expect.any(String) }
    expect((await shop.credit.get(order.path)).body._byHand).toEqual({
      NUMEROFACTURALIDENAR: mark,
      CLAVE_ACCESO: mark,
      FACTURA_PDF: mark,
    })
    // the warehouse may not read prices and therefore no invoice
    expect(Object.keys((await shop.warehouse.get(order.path)).body._byHand as Json)).toEqual([
      'NUMEROFACTURALIDENAR',
      'CLAVE_ACCESO',
    ])
    const { body } = await shop.credit.get(`${order.path}/history`)
    expect(body.history).toMatchObject([
      {
        action: 'sap.factura',
        byHand: 'SAP',
        by,
        changes: { NUMEROFACTURALIDENAR: [null, numero], CLAVE_ACCESO: [null, clave] },
      },
      { action: 'facturar', by },
      {},
    ])
    expect((await shop.credit.get(`${order.path}/calls`)).body.calls).toMatchObject([
      { call: 'sap.factura', state: 'done', byHand: true },
    ])
    expect(await server.runOutbox()).toBe(0)
  })

  test('the printed invoice bears the mark, and says who entered it', async () => {
    const { shop, order, outcome } = await billed()
    await order.move(shop.credit, 'facturar', outcome)
    drawings.length = 0
    const { body } = await shop.credit.post(`${order.path}/papers/factura`)
    await server.request(String(body.url))
    const [sheet] = drawings
    expect(sheet?.mark).toBe('INGRESADO A MANO')
    const message = JSON.stringify(sheet?.content)
    expect(message).toMatch(/Ingresado a mano: Número de factura \([^)]+\); Clave de acceso/)
    expect(message).toContain('AMBIENTE: PRODUCCIÓN')
  })

  test('a call that was queued before waits, and no simulator answers it', async () => {
    const { shop, order } = await billed()
    await server.db.write
      .insertInto('_OUTBOX')
      .values({
        ...{ ID: 900_001, SYSTEM: 'sap', CALL: 'factura', BODY: '{}', STATE: 'waiting', TRIES: 0 },
        ...{ RESOURCE: 'invoices', RECORD_ID: String(order.body.ID) },
        ...{ NEXT_AT: issued, CREATED_AT: issued },
      })
      .execute()
    expect(await server.runOutbox(otherSystems(server.context))).toBe(0)
    expect((await shop.credit.get(`${order.path}/calls`)).body.calls).toMatchObject([
      { call: 'sap.factura', state: 'waiting', tries: 0, unconnected: true },
    ])
  })

  test('what is wrong or missing is said at its field, and nothing changes', async () => {
    const { shop, order, outcome } = await billed()
    const before = await shop.credit.get(order.path)
    const refused = async (answers: object) => {
      const { status, body } = await order.move(shop.credit, 'facturar', answers)
      return { status, errors: body.errors as unknown as Record<string, string> }
    }
    expect(await refused({})).toEqual({
      status: 422,
      errors: {
        NUMEROFACTURALIDENAR: 'Required',
        CLAVE_ACCESO: 'Required',
        FACTURA_PDF: 'Required',
      },
    })
    expect(
      await refused({ ...outcome, NUMEROFACTURALIDENAR: '1-2-3', CLAVE_ACCESO: '1234' }),
    ).toEqual({
      status: 422,
      errors: {
        NUMEROFACTURALIDENAR: 'Use the format 000-000-000000000 (A: letter, 0: digit)',
        CLAVE_ACCESO: 'The access key has 49 digits. Check them on the invoice.',
      },
    })
    const other = 'This access key belongs to another invoice. Check the number and RUC.'
    for (const CLAVE_ACCESO of [keyOf('0190000000002'), keyOf(ACME, '001-002-000000124')])
      expect(await refused({ ...outcome, CLAVE_ACCESO })).toEqual({
        status: 422,
        errors: { CLAVE_ACCESO: other },
      })
    const note = clave.replace(/^(.{8})01/, '$104')
    const wrongKind = await refused({ ...outcome, CLAVE_ACCESO: withCheckDigit(note) })
    expect(wrongKind.errors).toEqual({ CLAVE_ACCESO: other })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await refused({ ...outcome, CLAVE_ACCESO: keyOf(ACME, numero, tomorrow) })).toEqual({
      status: 422,
      errors: { CLAVE_ACCESO: 'Enter a date up to today' },
    })
    const foreign = await file(shop.seller, 'invoices', 'FACTURA_PDF')
    expect((await refused({ ...outcome, FACTURA_PDF: foreign })).errors).toHaveProperty(
      'FACTURA_PDF',
    )
    expect((await refused({ ...outcome, NOTA_CREDITO: 'NC0001' })).errors).toHaveProperty(
      'NOTA_CREDITO',
    )
    const after = await shop.credit.get(order.path)
    expect(after.body).toEqual(before.body)
    expect((await stockOf(shop))[0]).toMatchObject({ CANTIDAD: 10 })
    expect(await outbox()).toEqual([])
  })

  test('nobody else enters it, and twice makes one invoice', async () => {
    const { shop, order, outcome } = await billed()
    await begin(order.body.ID, { VENDEDOR: shop.seller.ID })
    for (const user of [shop.warehouse, shop.seller])
      expect((await order.move(user, 'facturar', outcome)).status).toBe(403)
    const { body: now } = await shop.credit.get(order.path)
    const headers = { 'if-match': String(now._VERSION), 'idempotency-key': crypto.randomUUID() }
    const send = () => shop.credit.post(`${order.path}/flow/facturar`, outcome, headers)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body._VERSION).toBe(first.body._VERSION)
    expect((await order.move(shop.credit, 'facturar', outcome)).status).toBe(409)
    expect(await outbox()).toEqual(['sap.factura'])
    expect((await stockOf(shop))[0]).toMatchObject({ CANTIDAD: 6 })
  })

  test('one outcome is never given to many orders at once', async () => {
    const { shop, order, outcome } = await billed()
    const { body } = await shop.credit.get(order.path)
    const answer = await shop.credit.post(
      '/hanadb/api/invoices/bulk/flow/facturar?dryRun=true',
      { rows: [{ id: order.body.ID, _VERSION: body._VERSION }], answers: outcome },
      { 'accept-language': 'en' },
    )
    expect(JSON.stringify(answer.body)).toContain('enter the result on each record')
  })
})
