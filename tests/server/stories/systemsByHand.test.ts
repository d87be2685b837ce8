import { expect, test } from 'vitest'
import { unansweredCalls } from '../../../server/main/systems'
import { accessories, useShop } from './useShop'

/** As a production server stands that no other system is connected to. */
const { server, open, place, begin, outbox, file } = useShop({
  change: { unconnected: unansweredCalls },
})

test('who approves enters SAP’s sales order, and a number that SAP cannot have is refused', async () => {
  const shop = await open(accessories)
  const order = await place(shop)
  const wrong = await order.move(shop.credit, 'aprobar', { DOCNUM: '12' })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors as object)).toEqual(['DOCNUM'])
  expect((await order.move(shop.credit, 'aprobar')).status).toBe(422)
  expect((await shop.credit.get(order.path)).body).toMatchObject({ ESTADO: 6, DOCNUM: null })
  const made = await order.move(shop.credit, 'aprobar', { DOCNUM: '26000001' })
  expect(made.body).toMatchObject({ ESTADO: 7, DOCNUM: '26000001' })
  expect(made.body._byHand).toMatchObject({ DOCNUM: { system: 'SAP', by: { ID: shop.credit.ID } } })
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
  const made = await order.move(shop.warehouse, 'generarGuia', outcome)
  expect(made.body).toMatchObject({ NUMEROGUIA: '300000012', GUIA_PDF: { id: GUIA_PDF.id } })
  expect((await order.move(shop.warehouse, 'generarGuia', outcome)).status).toBe(422)
  expect(await outbox()).toEqual(['servientrega.guia'])
})

test('an approved order is annulled with the document by which SAP cancelled it; its customer is told that SAP is not connected', async () => {
  const shop = await open(accessories)
  await shop.join('customer', '31', { CARD_CODE: shop.client })
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: 7, DOCNUM: '26000001' })
  const { customer } = shop.people
  if (!customer) throw new Error('there is no customer')
  const refused = await order.move(customer, 'cancelar')
  expect(refused).toMatchObject({ status: 422, body: { unmet: ['SAP is not connected'] } })
  const why = { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' }
  expect((await order.move(shop.credit, 'anular', why)).status).toBe(422)
  expect((await shop.credit.get(order.path)).body).toMatchObject({ ESTADO: 7 })
  const made = await order.move(shop.credit, 'anular', { ...why, ANULACION_SAP: '26000001' })
  expect(made.body).toMatchObject({ ESTADO: 8, ANULACION_SAP: '26000001' })
  expect(await server.runOutbox()).toBe(0)
})
