import { orderMoves as moves } from '../texts/orderMoves'
import { orderSays as says } from '../texts/orderSays'
import { order } from './orderStates'

/** No unit is invoiced without its serial, unless an administrator allowed it to be missing. */
export const everySerial = [
  { rule: { SERIES_COUNT: { gte: { field: 'SERIES_EXIGIDAS' } } }, else: says.serialsMissing },
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
  // It counts for the units that are missing now: a serial that is taken off later is missed again.
  dispensarSeries: {
    label: moves.dispensarSeries,
    from: [order.serials, order.billing],
    by: ['10'],
    shows: ['SERIES_EXIGIDAS', 'SERIES_COUNT'],
    ask: ['MOTIVO_SIN_SERIES'],
    need: ['MOTIVO_SIN_SERIES'],
    when: [
      {
        rule: { SERIES_COUNT: { lt: { field: 'SERIES_EXIGIDAS' } } },
        else: says.noSerialMissing,
      },
    ],
    effects: [
      {
        set: {
          SERIES_DISPENSADAS: {
            is: {
              sub: [
                { add: ['SERIES_EXIGIDAS', { first: ['SERIES_DISPENSADAS', 0] }] },
                'SERIES_COUNT',
              ],
            },
          },
          SIN_SERIES_AUTORIZO: '$me.ID',
        },
      },
      { notify: { '$me.ROLE': '8', BODEGA: { in: '$me.WAREHOUSE' } }, text: says.serialsWaived },
    ],
    icon: 'verified',
    colour: 'warning',
  },
} as const

/** What was allowed was allowed for this sale. */
export const unwaived = {
  SERIES_DISPENSADAS: null,
  MOTIVO_SIN_SERIES: null,
  SIN_SERIES_AUTORIZO: null,
} as const
