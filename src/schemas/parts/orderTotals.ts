import { IVA } from '../../domain/orders/tax'
import { orderState } from '../flows/orderStates'

/** Roles that see line totals; excluded for the warehouse and the partner company. */
const subtotal = { '$me.ROLE': { ne: 'warehouse' }, '$me.COMPANY': { ne: 'TOMEBAMBA' } } as const
/** The partner's seller also sees the total they confirmed. */
const total = { or: [subtotal, { '$me.ROLE': 'partnerSales' }] } as const

/** Totals; readers of the total see its parts. */
export const orderTotals = {
  SUBTOTAL: {
    kind: 'computed',
    formula: { sum: 'ITEMS.TOTAL' },
    ignoreInputRights: true,
    read: subtotal,
  },
  DISCOUNT: {
    kind: 'money',
    default: 0,
    read: total,
    write: { ESTADO: orderState.credit, '$me.ROLE': 'credit' },
    sensitive: true,
  },
  IVA: {
    kind: 'computed',
    formula: { mul: [IVA, { sub: ['SUBTOTAL', 'DISCOUNT'] }] },
    ignoreInputRights: true,
    read: total,
  },
  TOTAL: {
    kind: 'computed',
    formula: { add: [{ sub: ['SUBTOTAL', 'DISCOUNT'] }, 'IVA'] },
    ignoreInputRights: true,
    read: total,
  },
} as const
