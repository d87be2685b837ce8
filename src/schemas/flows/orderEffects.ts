import { deliveryProducts } from '../../domain/orders/deliveryOptions'
import type { Effect } from '../../model/definition/effect'

/** Deliveries are lines without stock. */
export const reservedGoods = {
  'ITEMS.PRODUCTO_ID': { nin: Object.values(deliveryProducts) },
} as const

const ofEachLine = {
  increment: 'stock',
  each: 'ITEMS',
  match: { CODIGO: { field: 'ITEMS.PRODUCTO_ID' }, WhsCode: { field: 'BODEGA' } },
} as const
const units = { field: 'ITEMS.CANTIDAD' } as const
const minusUnits = { formula: { sub: [0, 'ITEMS.CANTIDAD'] } } as const

/** Open orders reserve units, at most those in stock. */
export const reserve = {
  ...ofEachLine,
  with: { RESERVADO: units },
  min: { DISPONIBLE: 0 },
} as const satisfies Effect

/** The invoice takes the reserved units. */
export const take = {
  ...ofEachLine,
  with: { CANTIDAD: minusUnits },
  min: { CANTIDAD: 0 },
} as const satisfies Effect

/** Reversing an invoiced order returns its units to stock. */
export const putBack = { ...ofEachLine, with: { CANTIDAD: units } } as const satisfies Effect

/** Not dispatched, and no proof of delivery. */
export const unshipped = {
  ...{ NUMEROGUIA: null, GUIA_PDF: null, FECHA_IMPRESION: null, PRIORIDAD: null },
  ...{ IDUSUARIOENTREGARA: null, URL_INVOICE_SELLER: null },
} as const

const ofItsCustomer = { increment: 'clients', match: { ID: { field: 'CLIENTEID' } } } as const

/** Invoices on credit increase the debt. */
export const charge = {
  ...ofItsCustomer,
  with: { Balance: { field: 'TOTAL' } },
} as const satisfies Effect

/** Reversals decrease it. */
export const refund = {
  ...ofItsCustomer,
  with: { Balance: { formula: { sub: [0, 'TOTAL'] } } },
} as const satisfies Effect
