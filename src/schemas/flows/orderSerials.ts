import { orderMoves as moves } from '../texts/orderMoves'
import { orderSays as says } from '../texts/orderSays'
import { order } from './orderStates'

/** Business goes on without a serial, and knows it. */
export const everySerial = [
  { rule: { SERIES_COUNT: { gte: { field: 'UNIDADES' } } }, else: says.serialsMissing },
  { rule: { SERIES_COUNT: { lte: { field: 'UNIDADES' } } }, else: says.serialsBeyond },
] as const

/** The warehouse empties what it is loading, credit what came back or is annulled (domain.md 4.1). */
export const orderSerials = {
  quitarSeries: {
    label: moves.quitarSeries,
    from: [order.serials, order.credit, order.annulled],
    by: {
      SERIES_COUNT: { gt: 0 },
      or: [
        { ESTADO: order.serials, '$me.ROLE': '8' },
        { ESTADO: { in: [order.credit, order.annulled] }, '$me.ROLE': '9' },
      ],
    },
    shows: ['SERIES_COUNT'],
    effects: [{ discard: 'serials', where: { ORDEN_ID: { from: 'ID' } } }],
    confirm: says.takeOffConfirm,
    icon: 'backspace',
    colour: 'warning',
  },
} as const
