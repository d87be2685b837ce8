import type { Role } from '../../domain/roles'

/** Who chooses products and quantities. */
export const sells: readonly Role[] = ['10', '9', '7']
/** Prices, discounts and cost are for those who decide about the credit. */
export const money: readonly Role[] = ['10', '9']
/** The partner's purchasing sees what it pays; seller and support see the partner price instead. */
export const unitPrice: readonly Role[] = ['10', '9', '1']
export const partnerPrice: readonly Role[] = ['10', '9', '0', '2']
/** Warehouse and payment are no business of the customer, nor of the partner's seller and support. */
export const inside: readonly Role[] = ['10', '9', '8', '7', '6', '5', '1']
/** How credit and warehouse handle an order is no business of who buys. */
export const notCustomer: readonly Role[] = ['10', '9', '8', '7', '6', '5', '0', '1', '2']

/** The warehouse counts units and serials, and sees no price. */
export const counts: readonly Role[] = ['10', '9', '8']
