import type { LineLookups } from '../features/checkout'
import { reservedGoods } from '../flows/orderEffects'
import { openOrderStates } from '../flows/orderStates'
import { counts, moneyRights } from './orderRights'

const onShelf = {
  CODIGO: { field: 'ITEMS.PRODUCTO_ID' },
  WhsCode: { field: 'BODEGA' },
} as const
const shelf = { allow: moneyRights, match: onShelf, when: reservedGoods } as const

/** Stock for credit and loaded units for the warehouse, beside each line (business.md#order-visibility, #orders). */
export const orderLookups = {
  lines: 'ITEMS',
  columns: {
    stock: { ...shelf, label: 'Stock', sum: 'stock.CANTIDAD' },
    free: {
      ...shelf,
      label: 'Libre',
      sum: 'stock.DISPONIBLE',
      goal: 'ITEMS.CANTIDAD',
      includeOwn: { ESTADO: { in: openOrderStates } },
    },
    serials: {
      label: 'Series',
      allow: counts,
      count: 'serials',
      match: { ORDEN_ID: { field: 'ID' }, PRODUCTO_ID: { field: 'ITEMS.PRODUCTO_ID' } },
      when: { ...reservedGoods, 'ITEMS.SIN_SERIE': { ne: true } },
      goal: 'ITEMS.CANTIDAD',
    },
  },
} as const satisfies LineLookups
