import { order } from '../flows/orderStates'

/** Who sells and buys an order reads what its lines come to; the summary cards of the partner company add nothing up. */
const subtotal = { '$me.ROLE': { ne: '8' }, '$me.COMPANY': { ne: 'TOMEBAMBA' } } as const
/** The partner's seller reads what they confirmed as well. */
const total = { or: [subtotal, { '$me.ROLE': '0' }] } as const

/** The block of totals: whoever reads the total reads what it is made of. */
export const orderTotals = {
  SUBTOTAL: {
    kind: 'computed',
    is: { sum: 'ITEMS.TOTAL' },
    reveals: true,
    read: subtotal,
  },
  DISCOUNT: {
    kind: 'money',
    default: 0,
    read: total,
    write: { ESTADO: order.credit, '$me.ROLE': '9' },
    sensitive: true,
  },
  IVA: {
    kind: 'computed',
    is: { mul: [0.15, { sub: ['SUBTOTAL', 'DISCOUNT'] }] },
    reveals: true,
    read: total,
  },
  TOTAL: {
    kind: 'computed',
    is: { add: [{ sub: ['SUBTOTAL', 'DISCOUNT'] }, 'IVA'] },
    reveals: true,
    read: total,
  },
} as const
