import type { RoleKey } from '../../domain/accounts/roles'
import { orderState } from '../flows/orderStates'

/** Roles that choose products and quantities. */
export const sells: readonly RoleKey[] = ['admin', 'credit', 'salesAgent']
/** Roles that set prices, discounts and cost. */
export const moneyRights: readonly RoleKey[] = ['admin', 'credit']
/** Roles that see unit prices; the partner's seller and support see them as the partner price. */
export const unitPrice: readonly RoleKey[] = [
  'admin',
  'credit',
  'salesAgent',
  'store',
  'brandAgent',
  'customer',
  'partnerPurchasing',
]
export const partnerPrice: readonly RoleKey[] = [
  'admin',
  'credit',
  'partnerSales',
  'partnerSupport',
]
/** Excludes the customer, and the partner's seller and support. */
export const insiders: readonly RoleKey[] = [
  'admin',
  'credit',
  'warehouse',
  'salesAgent',
  'store',
  'brandAgent',
  'partnerPurchasing',
]
/** Internal processing, hidden from customers. */
export const notCustomer: readonly RoleKey[] = [
  'admin',
  'credit',
  'warehouse',
  'salesAgent',
  'store',
  'brandAgent',
  'partnerSales',
  'partnerPurchasing',
  'partnerSupport',
]

/** Roles that see units and serials; the warehouse sees no prices. */
export const counts: readonly RoleKey[] = ['admin', 'credit', 'warehouse']

/** In the credit state, credit and administrators may change an order. */
export const inCredit = {
  ESTADO: orderState.credit,
  '$me.ROLE': { in: ['credit', 'admin'] },
} as const
/** The user who delivers the order. */
export const carried = { IDUSUARIOENTREGARA: '$me.ID' } as const
export const mine = { or: [{ VENDEDOR: '$me.ID' }, carried] } as const
export const ofThePartner = {
  COMPANY: '$me.COMPANY',
  ESTADO: { in: [10, 13, 6, 0, 1, 8] },
} as const
