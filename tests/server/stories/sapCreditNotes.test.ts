import { expect, test } from 'vitest'
import { authorized, useSap } from './useSap'
import { ACME } from './useShop'

const { far, call, lastCall, request, invoiced } = useSap()
const requestNote = request('sap.notaCredito')
const requestCancellation = request('sap.anular')

test('an order whose invoice was credited is not cancelled in SAP, and the reason is kept', async () => {
  const { shop, order } = await invoiced()
  await requestNote((await shop.credit.get(order.path)).body)
  await call()
  await requestCancellation((await shop.credit.get(order.path)).body)
  await call()
  expect((await lastCall()).answer).toContain('SAP has closed the documents')
  expect(far().documents.Orders).toMatchObject([{ CancelStatus: 'csNo' }])
})

test('the credit note of an order reverses every line of its invoice', async () => {
  const { shop, order } = await invoiced()
  const { body } = await shop.credit.get(order.path)
  await requestNote(body)
  await call()
  expect(far().documents.CreditNotes).toMatchObject([
    { CardCode: shop.client, DocumentLines: [{ BaseType: 13, BaseLine: 0 }, { BaseLine: 1 }] },
  ])
  expect((await lastCall()).answer).toContain('26000001')
})

test('the discount of an order is on its sales order, its invoice and its credit note', async () => {
  const { shop, order } = await invoiced({ DISCOUNT: 12.5 })
  await requestNote((await shop.credit.get(order.path)).body)
  await call()
  const { Orders, Invoices, CreditNotes } = far().documents
  for (const documents of [Orders, Invoices, CreditNotes])
    expect(documents).toMatchObject([{ TotalDiscount: 12.5 }])
})

test('the credit note of a warranty is for one unit, at the approved price', async () => {
  const { shop, order } = await invoiced()
  const body = {
    ...{ EMPRESA: ACME, CARD_CODE: shop.client, ORDEN_ID: order.body.ID },
    ...{ PRODUCTO_ID: '10.02.001', IMEI_SERIE: '352099001761481', PRICE_EXCL_IVA: 75.5 },
  }
  const other = { ...body, ORDEN_ID: null, NUMEROFACTURALIDENAR: authorized.U_NUMERO }
  await requestNote(body)
  await requestNote(other)
  await call()
  await call()
  const line = {
    ...{ BaseType: 13, BaseEntry: 1, BaseLine: 0, Quantity: 1, UnitPrice: 75.5 },
    SerialNumbers: [{ InternalSerialNumber: '352099001761481' }],
  }
  expect(far().documents.CreditNotes).toMatchObject([
    { DocumentLines: [line] },
    { DocumentLines: [line] },
  ])
})
