import { deliveryProducts } from '../../domain/deliveryOptions'
import type { Effect } from '../../model/flow'

/** A delivery stands among the lines, and on no shelf. */
export const goods = { 'ITEMS.PRODUCTO_ID': { nin: Object.values(deliveryProducts) } } as const

const ofEachLine = {
  adjust: 'stock',
  each: 'ITEMS',
  where: { CODIGO: { from: 'ITEMS.PRODUCTO_ID' }, WhsCode: { from: 'BODEGA' } },
} as const
const units = { from: 'ITEMS.CANTIDAD' } as const
const minusUnits = { is: { sub: [0, 'ITEMS.CANTIDAD'] } } as const

/** An open order keeps its units: never more than there are. */
export const reserve = {
  ...ofEachLine,
  add: { RESERVADO: units },
  floor: { DISPONIBLE: 0 },
} as const satisfies Effect

/** The invoice takes the units it had kept. */
export const take = {
  ...ofEachLine,
  add: { CANTIDAD: minusUnits },
  floor: { CANTIDAD: 0 },
} as const satisfies Effect

/** An invoiced order that is undone puts them back on the shelf. */
export const putBack = { ...ofEachLine, add: { CANTIDAD: units } } as const satisfies Effect

/** Nothing is under way, and nobody has proved that it arrived. */
export const unshipped = {
  ...{ NUMEROGUIA: null, GUIA_PDF: null, FECHA_IMPRESION: null, PRIORIDAD: null },
  ...{ IDUSUARIOENTREGARA: null, URL_INVOICE_SELLER: null },
} as const

const ofItsCustomer = { adjust: 'clients', where: { ID: { from: 'CLIENTEID' } } } as const

/** What is invoiced on credit is owed from then on. */
export const charge = {
  ...ofItsCustomer,
  add: { Balance: { from: 'TOTAL' } },
} as const satisfies Effect

/** What is undone is owed no more. */
export const refund = {
  ...ofItsCustomer,
  add: { Balance: { is: { sub: [0, 'TOTAL'] } } },
} as const satisfies Effect
