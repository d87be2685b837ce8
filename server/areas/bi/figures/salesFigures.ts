import type { Figure } from '../../../figures/figure'

/** Orders by pending action (business.md#orders). */
export const orderFigures = {
  seller: 15,
  credit: 6,
  held: 5,
  serials: 7,
  billing: 0,
  dispatch: 3,
  evidence: 22,
} as const
const annulled = 8
const finished = [1, annulled]

const living = { ESTADO: { ne: annulled } } as const
const amount = [{ sum: 'SUBTOTAL' }] as const
/** Units replace amounts for readers who may not see prices. */
const lineAmount = [{ sum: 'ITEMS.TOTAL' }, { sum: 'ITEMS.CANTIDAD' }] as const
const orderFigure = { resource: 'invoices', where: living } as const
/** Sales are invoiced orders. */
const sold = { ...orderFigure, date: 'FECHAFACTURACION' } as const
const ordered = { ...orderFigure, date: 'FECHACREACION' } as const
const margin = [
  { sum: 'ITEMS.TOTAL', less: ['ITEMS.COSTO', 'ITEMS.CANTIDAD'] },
] as const satisfies Figure['measures']

export const salesFigures: Figure = { ...sold, id: 'sales', look: 'number', measures: amount }
export const marginMade: Figure = { ...sold, id: 'margin', look: 'number', measures: margin }
export const orders: Figure = { ...ordered, id: 'orders', look: 'number', measures: ['count'] }
/** Average amount of the sold orders. */
export const ticket: Figure = {
  ...sold,
  id: 'ticket',
  look: 'number',
  measures: [{ mean: 'SUBTOTAL' }],
}
export const units: Figure = {
  ...sold,
  id: 'units',
  look: 'number',
  measures: [{ sum: 'ITEMS.CANTIDAD' }],
}
export const salesLine: Figure = {
  ...sold,
  id: 'salesLine',
  look: 'line',
  measures: [...amount, 'count'],
  counts: 'orders',
}
export const topProducts: Figure = {
  ...sold,
  id: 'topProducts',
  look: 'rows',
  measures: lineAmount,
  counts: 'units',
  by: 'ITEMS.PRODUCTO_ID',
}
export const byBrand: Figure = {
  ...sold,
  id: 'byBrand',
  look: 'bars',
  measures: lineAmount,
  counts: 'units',
  by: 'ITEMS.PRODUCTO_ID.MARCA',
}
export const marginByBrand: Figure = { ...byBrand, id: 'marginByBrand', measures: margin }
export const byWarehouse: Figure = {
  ...sold,
  id: 'byWarehouse',
  look: 'bars',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'BODEGA',
}
export const byAgent: Figure = {
  ...sold,
  id: 'byAgent',
  look: 'rows',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'VENDEDOR',
}
export const byPerson: Figure = { ...byAgent, id: 'byPerson', top: 100 }
export const byCustomer: Figure = {
  ...sold,
  id: 'byCustomer',
  look: 'rows',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'CLIENTEID',
}
export const byCustomerType: Figure = {
  ...sold,
  id: 'byCustomerType',
  look: 'ring',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'CLIENTEID.Tipo',
  top: 6,
}
export const byCity: Figure = {
  ...sold,
  id: 'byCity',
  look: 'rows',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'CLIENTEID.Ciudad',
}
export const byTerm: Figure = {
  ...sold,
  id: 'byTerm',
  look: 'ring',
  measures: [...amount, 'count'],
  counts: 'orders',
  by: 'FORMADEPAGO',
  top: 6,
}
export const openOrderFigures: Figure = {
  resource: 'invoices',
  id: 'openOrders',
  look: 'number',
  measures: ['count'],
  where: { ESTADO: { nin: finished } },
}
export const openByState: Figure = {
  ...openOrderFigures,
  id: 'openByState',
  look: 'rows',
  by: 'ESTADO',
}
export const ordersByState: Figure = {
  resource: 'invoices',
  id: 'ordersByState',
  look: 'rows',
  measures: ['count'],
  date: 'FECHACREACION',
  by: 'ESTADO',
}
export const annulments: Figure = {
  resource: 'invoices',
  id: 'annulments',
  look: 'ring',
  measures: ['count'],
  date: 'FECHACREACION',
  where: { ESTADO: annulled },
  by: 'OBSERVACION_ANULACION',
  isBad: true,
  top: 6,
}
export const heldOrders: Figure = {
  resource: 'invoices',
  id: 'heldOrders',
  look: 'number',
  measures: ['count'],
  where: { ESTADO: orderFigures.held },
  isBad: true,
}
export const toInvoice: Figure = {
  resource: 'invoices',
  id: 'toInvoice',
  look: 'number',
  measures: amount,
  where: { ESTADO: { in: [orderFigures.serials, orderFigures.billing] } },
}
export const evidenceDue: Figure = {
  resource: 'invoices',
  id: 'evidenceDue',
  look: 'number',
  measures: ['count'],
  where: { ESTADO: orderFigures.evidence },
  isBad: true,
}

/** Orders with a courier's waybill that have not been dispatched. */
const waiting = {
  resource: 'invoices',
  look: 'ring',
  by: 'BODEGA',
  where: {
    ESTADO: [orderFigures.billing, orderFigures.dispatch],
    NUMEROGUIA: { empty: false, ne: '000000000' },
  },
} as const
export const waitingAmount: Figure = {
  ...waiting,
  id: 'waitingAmount',
  measures: [{ sum: 'SUBTOTAL' }],
}
export const waitingUnits: Figure = {
  ...waiting,
  id: 'waitingUnits',
  measures: [{ sum: 'UNIDADES' }],
}
