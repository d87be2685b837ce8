import { describe, expect, test } from 'vitest'
import { unansweredCalls } from '../../../server/business/systems'
import { orderState as state } from '../../../src/schemas/flows/orderStates'
import { accessories, useShop } from './useShop'

/** A production server without connected systems. */
const { server, open, place, begin, outbox, file } = useShop({
  change: { unconnected: unansweredCalls() },
})

describe('SAP takes an order back by hand', () => {
  /** An invoiced order of a named customer, of this month. */
  async function invoiced(FECHAFACTURACION = new Date().toISOString()) {
    const shop = await open(accessories)
    const order = await place(shop)
    await begin(order.body.ID, {
      ...{ ESTADO: state.dispatch, FECHAFACTURACION, DOCNUM: '26000001' },
      NUMEROFACTURALIDENAR: '001-001-000000007',
    })
    return {
      shop,
      order,
      NOTA_CREDITO_PDF: await file(shop.credit, 'invoices', 'NOTA_CREDITO_PDF'),
    }
  }
  const reason = { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' }

  test('a credit note ends the order with its number and its PDF', async () => {
    const { shop, order, NOTA_CREDITO_PDF } = await invoiced()
    const { credit } = shop
    const bare = await order.move(credit, 'notaCredito', reason)
    expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([
      422,
      ['NOTA_CREDITO', 'NOTA_CREDITO_PDF'],
    ])
    const wrong = { ...reason, NOTA_CREDITO: 'una nota', NOTA_CREDITO_PDF }
    expect(Object.keys((await order.move(credit, 'notaCredito', wrong)).body.errors ?? {})).toEqual(
      ['NOTA_CREDITO'],
    )
    expect((await credit.get(order.path)).body.ESTADO).toBe(state.dispatch)
    const outcome = { ...reason, NOTA_CREDITO: 'NC00000012', NOTA_CREDITO_PDF }
    expect((await order.move(credit, 'notaCredito', outcome)).body).toMatchObject({
      ...{ ESTADO: state.annulled, NOTA_CREDITO: 'NC00000012' },
      NOTA_CREDITO_PDF: { id: NOTA_CREDITO_PDF.id },
      _byHand: { NOTA_CREDITO: { system: 'SAP', by: { ID: credit.ID } } },
    })
    expect(await outbox()).toEqual(['sap.notaCredito'])
  })

  test('goods that come back want the document by which SAP took them back', async () => {
    const { shop, order } = await invoiced()
    const { credit } = shop
    const bare = await order.move(credit, 'devolver')
    expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['ANULACION_SAP']])
    const back = await order.move(credit, 'devolver', { ANULACION_SAP: '26000009' })
    expect(back.body).toMatchObject({
      ...{ ESTADO: state.credit, ANULACION_SAP: '26000009', NUMEROFACTURALIDENAR: null },
      _byHand: { ANULACION_SAP: { system: 'SAP', by: { ID: credit.ID } } },
    })
    expect(await outbox()).toEqual(['sap.devolver'])
    expect(await server.runOutbox()).toBe(0)
  })

  test('goods of an invoice that can no longer be annulled come back by a credit note', async () => {
    const { shop, order, NOTA_CREDITO_PDF } = await invoiced('2026-01-02T15:00:00.000Z')
    const { credit } = shop
    const bare = await order.move(credit, 'devolver')
    expect(Object.keys(bare.body.errors ?? {})).toEqual(['NOTA_CREDITO', 'NOTA_CREDITO_PDF'])
    const outcome = { NOTA_CREDITO: 'NC00000012', NOTA_CREDITO_PDF }
    expect((await order.move(credit, 'devolver', outcome)).body).toMatchObject({
      ...{ ESTADO: state.credit, NOTA_CREDITO: 'NC00000012' },
    })
  })
})
