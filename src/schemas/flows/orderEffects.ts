import type { Effect } from '../../model/flow'

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
