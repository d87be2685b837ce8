import type { Figure, NamedFigures } from '../../../figures/figure'

/** Orders by pending action (business.md#orders). */
const pending = {
  held: 5,
  serials: 7,
  billing: 0,
  dispatch: 3,
  evidence: 22,
} as const
const annulled = 8
const finished = [1, annulled]

const living = { ESTADO: { ne: annulled } } as const
const orders = { resource: 'invoices', measures: ['count'] } as const
const amounts = { resource: 'invoices', measures: [{ sum: 'SUBTOTAL' }] } as const
/** Sales are invoiced orders. */
const sold = { ...amounts, where: living, date: 'FECHAFACTURACION' } as const
const soldOrders = {
  ...sold,
  measures: [{ sum: 'SUBTOTAL' }, 'count'],
  counts: 'orders',
} as const satisfies Partial<Figure>
/** Units replace amounts for readers who may not see prices. */
const soldLines = {
  ...sold,
  measures: [{ sum: 'ITEMS.TOTAL' }, { sum: 'ITEMS.CANTIDAD' }],
  counts: 'units',
} as const satisfies Partial<Figure>
const margin = [
  { sum: 'ITEMS.TOTAL', less: ['ITEMS.COSTO', 'ITEMS.CANTIDAD'] },
] as const satisfies Figure['measures']
const open = { ...orders, where: { ESTADO: { nin: finished } } } as const
/** Orders with a courier's waybill that have not been dispatched. */
const waiting = {
  ...amounts,
  look: 'ring',
  by: 'BODEGA',
  where: {
    ESTADO: [pending.billing, pending.dispatch],
    NUMEROGUIA: { empty: false, ne: '000000000' },
  },
} as const
const byBrand = { ...soldLines, look: 'bars', by: 'ITEMS.PRODUCTO_ID.MARCA' } as const
const byAgent = { ...soldOrders, look: 'rows', by: 'VENDEDOR' } as const

export const salesFigures = {
  sales: { ...sold, look: 'number' },
  margin: { ...sold, look: 'number', measures: margin },
  orders: { ...orders, look: 'number', where: living, date: 'FECHACREACION' },
  /** Average amount of the sold orders. */
  ticket: { ...sold, look: 'number', measures: [{ mean: 'SUBTOTAL' }] },
  units: { ...sold, look: 'number', measures: [{ sum: 'ITEMS.CANTIDAD' }] },
  salesLine: { ...soldOrders, look: 'line' },
  topProducts: { ...soldLines, look: 'rows', by: 'ITEMS.PRODUCTO_ID' },
  byBrand,
  marginByBrand: { ...byBrand, measures: margin },
  byWarehouse: { ...soldOrders, look: 'bars', by: 'BODEGA' },
  byAgent,
  byPerson: { ...byAgent, top: 100 },
  byCustomer: { ...soldOrders, look: 'rows', by: 'CLIENTEID' },
  byCustomerType: { ...soldOrders, look: 'ring', by: 'CLIENTEID.Tipo', top: 6 },
  byCity: { ...soldOrders, look: 'rows', by: 'CLIENTEID.Ciudad' },
  byTerm: { ...soldOrders, look: 'ring', by: 'FORMADEPAGO', top: 6 },
  openOrders: { ...open, look: 'number' },
  openByState: { ...open, look: 'rows', by: 'ESTADO' },
  ordersByState: { ...orders, look: 'rows', date: 'FECHACREACION', by: 'ESTADO' },
  annulments: {
    ...orders,
    look: 'ring',
    date: 'FECHACREACION',
    where: { ESTADO: annulled },
    by: 'OBSERVACION_ANULACION',
    isBad: true,
    top: 6,
  },
  heldOrders: { ...orders, look: 'number', where: { ESTADO: pending.held }, isBad: true },
  toInvoice: {
    ...amounts,
    look: 'number',
    where: { ESTADO: { in: [pending.serials, pending.billing] } },
  },
  evidenceDue: { ...orders, look: 'number', where: { ESTADO: pending.evidence }, isBad: true },
  waitingAmount: waiting,
  waitingUnits: { ...waiting, measures: [{ sum: 'UNIDADES' }] },
} satisfies NamedFigures
