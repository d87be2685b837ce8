import { expect, test } from 'vitest'
import { otherSystems, unansweredCalls } from '../../../server/business/systems'
import type { Client, Json } from '../client'
import { accessories, type Shop, useShop } from './useShop'

/** A production server without connected systems. */
const { server, open, place, begin, outbox, file } = useShop({
  change: { unconnected: unansweredCalls() },
})

test('who approves enters SAP’s sales order, and a number that SAP cannot have is refused', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const wrong = await order.move(shop.credit, 'aprobar', { DOCNUM: '12' })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors as object)).toEqual(['DOCNUM'])
  expect((await order.move(shop.credit, 'aprobar')).status).toBe(422)
  expect((await shop.credit.get(order.path)).body).toMatchObject({ ESTADO: 6, DOCNUM: null })
  const created = await order.move(shop.credit, 'aprobar', { DOCNUM: '26000001' })
  expect(created.body).toMatchObject({ ESTADO: 7, DOCNUM: '26000001' })
  expect(created.body._byHand).toMatchObject({
    DOCNUM: { system: 'SAP', by: { ID: shop.credit.ID } },
  })
})

test('the warehouse enters the waybill it got from the courier, with its sheet', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: 7 })
  const GUIA_PDF = await file(shop.warehouse, 'invoices', 'GUIA_PDF')
  const nine = await order.move(shop.warehouse, 'generarGuia', {
    ...{ BULTOS: 1, NUMEROGUIA: '000000000', GUIA_PDF },
  })
  expect(nine.status).toBe(422)
  const outcome = { BULTOS: 1, NUMEROGUIA: '300000012', GUIA_PDF }
  const created = await order.move(shop.warehouse, 'generarGuia', outcome)
  expect(created.body).toMatchObject({ NUMEROGUIA: '300000012', GUIA_PDF: { id: GUIA_PDF.id } })
  expect((await order.move(shop.warehouse, 'generarGuia', outcome)).status).toBe(422)
  expect(await outbox()).toEqual(['servientrega.guia'])
})

const reason = { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' }

test('an approved order is annulled with the document by which SAP cancelled it', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: 7, DOCNUM: '26000001' })
  expect((await order.move(shop.credit, 'anular', reason)).status).toBe(422)
  expect((await shop.credit.get(order.path)).body).toMatchObject({ ESTADO: 7 })
  const created = await order.move(shop.credit, 'anular', { ...reason, ANULACION_SAP: '26000001' })
  expect(created.body).toMatchObject({ ESTADO: 8, ANULACION_SAP: '26000001' })
  expect(await server.runOutbox()).toBe(0)
})

/** The customer of an order known to SAP, in this state. */
async function bought(ESTADO: number) {
  const shop = await open(accessories)
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO, DOCNUM: '26000001', VENDEDOR: shop.seller.ID })
  return { shop, order, customer: shop.people.customer as Client }
}
const shelfOf = async ({ boss }: Shop) => {
  const { body } = await boss.get('/hanadb/api/stock?filter={"CODIGO":"10.02.001"}')
  const [{ CANTIDAD, RESERVADO } = {}] = body.data as unknown as Json[]
  return { CANTIDAD, RESERVADO }
}

test.each([15, 6, 7])(
  'a customer cancels their own order in state %i at once; SAP’s cancellation waits, and credit enters it later',
  async state => {
    const { shop, order, customer } = await bought(state)
    const { credit, warehouse } = shop
    const offered = (await customer.get(order.path)).body._can?.flow as unknown as Json
    expect(offered.cancelar).toEqual([])
    expect(await shelfOf(shop)).toEqual({ CANTIDAD: 10, RESERVADO: 4 })
    const ended = await order.move(customer, 'cancelar')
    expect([ended.status, ended.body.ESTADO]).toEqual([200, 8])
    expect(await shelfOf(shop)).toEqual({ CANTIDAD: 10, RESERVADO: 0 })
    expect(await server.runOutbox(otherSystems(server.context))).toBe(0)
    const calls = async () =>
      (await credit.get(`${order.path}/calls`)).body.calls as unknown as Json[]
    const [call, ...others] = await calls()
    expect(others).toEqual([])
    const enter = { system: 'SAP', fields: ['ANULACION_SAP'], need: ['ANULACION_SAP'] }
    expect(call).toMatchObject({ call: 'sap.anular', state: 'waiting', unconnected: true, enter })
    const answer = async (user: Client, outcome: object) =>
      user.post(`${order.path}/calls/${call?.id}/answer`, outcome, {
        'if-match': String((await credit.get(order.path)).body._VERSION),
      })
    const outcome = { ANULACION_SAP: '26000001' }
    for (const user of [customer, warehouse])
      expect([403, 404]).toContain((await answer(user, outcome)).status)
    expect((await answer(credit, {})).body.errors).toHaveProperty('ANULACION_SAP')
    expect((await answer(credit, outcome)).body).toMatchObject({
      ...{ ESTADO: 8, ANULACION_SAP: '26000001' },
      _byHand: { ANULACION_SAP: { system: 'SAP', by: { ID: credit.ID } } },
    })
    expect(await calls()).toMatchObject([{ state: 'done', byHand: true }])
    expect(await shelfOf(shop)).toEqual({ CANTIDAD: 10, RESERVADO: 0 })
  },
)

test('SAP’s sales order is of one order only, until that is annulled', async () => {
  const shop = await open(accessories)
  const [first, second] = [await place(shop), await place(shop)]
  await first.move(shop.credit, 'aprobar', { DOCNUM: '26000001' })
  const refused = await second.move(shop.credit, 'aprobar', { DOCNUM: '26000001' })
  const taken = `This sales order already belongs to another order: INV-${first.body.ID}`
  expect([refused.status, refused.body.errors]).toEqual([422, { DOCNUM: taken }])
  expect((await shop.credit.get(second.path)).body).toMatchObject({ ESTADO: 6, DOCNUM: null })
  await first.move(shop.credit, 'anular', { ...reason, ANULACION_SAP: '26000001' })
  const created = await second.move(shop.credit, 'aprobar', { DOCNUM: '26000001' })
  expect(created.body).toMatchObject({ ESTADO: 7, DOCNUM: '26000001' })
})

test('a credit note is of one order only, also after that went back', async () => {
  const shop = await open(accessories)
  const noted = async (NUMEROFACTURALIDENAR: string) => {
    const order = await place(shop)
    const FECHAFACTURACION = '2026-01-02T15:00:00.000Z'
    await begin(order.body.ID, { ESTADO: 3, FECHAFACTURACION, NUMEROFACTURALIDENAR })
    const NOTA_CREDITO_PDF = await file(shop.credit, 'invoices', 'NOTA_CREDITO_PDF')
    const enter = (step: string, NOTA_CREDITO: string) =>
      order.move(shop.credit, step, {
        ...(step === 'notaCredito' && reason),
        ...{ NOTA_CREDITO, NOTA_CREDITO_PDF },
      })
    return { ID: order.body.ID, enter }
  }
  const [first, second] = [await noted('001-001-000000001'), await noted('001-001-000000002')]
  expect((await first.enter('devolver', 'NC00000012')).body.ESTADO).toBe(6)
  const refused = await second.enter('notaCredito', 'NC00000012')
  const taken = `This credit note already belongs to another order: INV-${first.ID}`
  expect([refused.status, refused.body.errors]).toEqual([422, { NOTA_CREDITO: taken }])
  expect((await second.enter('notaCredito', 'NC00000013')).body.ESTADO).toBe(8)
})
