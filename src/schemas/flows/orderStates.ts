import type { State } from '../../model/definition/flow'

/** States of an order (`ESTADO`), by pending action. */
export const orderState = {
  seller: 15,
  support: 10,
  purchasing: 13,
  credit: 6,
  held: 5,
  serials: 7,
  billing: 0,
  dispatch: 3,
  evidence: 22,
  validation: 23,
  done: 1,
  annulled: 8,
} as const

/** Until invoiced, an order reserves units and credit. */
export const openOrderStates = [
  orderState.seller,
  orderState.support,
  orderState.purchasing,
  orderState.credit,
  orderState.held,
  orderState.serials,
  orderState.billing,
] as const

/** Invoiced orders: their units left stock and their amount is owed. */
export const invoicedOrders = [
  orderState.dispatch,
  orderState.evidence,
  orderState.validation,
  orderState.done,
] as const

export const livingOrders = [...openOrderStates, ...invoicedOrders] as const

/** Approved by credit: their payment cannot be used for another order. */
export const approvedOrders = [
  orderState.held,
  orderState.serials,
  orderState.billing,
  orderState.dispatch,
  orderState.evidence,
  orderState.validation,
  orderState.done,
] as const

/** Any payment term other than cash. */
export const onCredit = { FORMADEPAGO: { ne: '-1' } } as const

export const orderStates = {
  [orderState.seller]: { order: 1, colour: 'info', label: 'Por aprobar (vendedor)' },
  [orderState.support]: { order: 2, colour: 'info', label: 'Socio: por aprobar soporte' },
  [orderState.purchasing]: { order: 3, colour: 'info', label: 'Socio: por aprobar compras' },
  [orderState.credit]: { order: 4, colour: 'warning', label: 'Por aprobar (crédito)' },
  [orderState.held]: { order: 5, colour: 'error', label: 'Pedido retenido' },
  [orderState.serials]: { order: 6, colour: 'warning', label: 'Series por cargar' },
  [orderState.billing]: { order: 7, colour: 'warning', label: 'Por facturar' },
  [orderState.dispatch]: { order: 8, colour: 'info', label: 'Por despachar' },
  [orderState.evidence]: { order: 9, colour: 'warning', label: 'Facturado, falta evidencia' },
  [orderState.validation]: {
    order: 10,
    colour: 'warning',
    label: 'Facturado, evidencia por revisar',
  },
  [orderState.done]: { order: 11, colour: 'success', label: 'Facturado / Entregado' },
  [orderState.annulled]: { order: 12, colour: 'default', label: 'Anulado' },
} as const satisfies Readonly<Record<number, State>>
