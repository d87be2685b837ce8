import { accessKey } from '../../../src/domain/orders/accessKey'
import type { Sap, SapOrder } from './sap'

const numbered = (order: SapOrder, length: number) => String(order.ID).padStart(length, '0')

/** Simulated SAP: numbers derive from the order's, so that they are stable. */
export const simulatedSap = (clock: () => Date): Sap => ({
  simulated: true,
  salesOrder: async (_key, order) => ({ documento: `26${numbered(order, 6)}` }),
  invoice: async (_key, order) => {
    const numero = `001-001-${numbered(order, 9)}`
    const issued = String(order.FECHAFACTURACION ?? clock().toISOString())
    const key = { issued, ruc: String(order.EMPRESA), number: numero, environment: 1 } as const
    return { numero, clave: accessKey(key) }
  },
  cancelOrder: async (_key, order) => ({ documento: order.DOCNUM ?? null }),
  creditNote: async key => ({ documento: `NC${key.padStart(8, '0')}` }),
})
