import { order } from '../flows/orderStates'
import { money } from './orderRights'

/** Who sells and buys an order is told what it comes to, though its lines show them no price. */
const told = { '$me.ROLE': { ne: '8' }, '$me.COMPANY': { ne: 'TOMEBAMBA' } } as const

/** The block of totals is for credit and the administrator (domain.md 1.5); the customer's papers have all of it (5.9). */
export const orderTotals = {
  SUBTOTAL: {
    kind: 'computed',
    is: { sum: 'ITEMS.TOTAL' },
    reveals: true,
    read: told,
  },
  DISCOUNT: {
    kind: 'money',
    default: 0,
    read: money,
    told,
    write: { ESTADO: order.credit, '$me.ROLE': '9' },
    sensitive: true,
  },
  IVA: { kind: 'computed', is: { mul: [0.15, { sub: ['SUBTOTAL', 'DISCOUNT'] }] }, told },
  TOTAL: { kind: 'computed', is: { add: [{ sub: ['SUBTOTAL', 'DISCOUNT'] }, 'IVA'] }, told },
} as const
