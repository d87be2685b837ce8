import type { Role } from '../../domain/roles'
import { order } from '../flows/orderStates'

/** Who chooses products and quantities. */
export const sells: readonly Role[] = ['10', '9', '7']
/** Prices, discounts and cost are for those who decide about the credit. */
export const money: readonly Role[] = ['10', '9']
/** Who sells, buys or approves an order reads its prices; the partner's seller and support read them as the partner price. */
export const unitPrice: readonly Role[] = ['10', '9', '7', '6', '5', '31', '1']
export const partnerPrice: readonly Role[] = ['10', '9', '0', '2']
/** Warehouse and payment are no business of the customer, nor of the partner's seller and support. */
export const inside: readonly Role[] = ['10', '9', '8', '7', '6', '5', '1']
/** How credit and warehouse handle an order is no business of who buys. */
export const notCustomer: readonly Role[] = ['10', '9', '8', '7', '6', '5', '0', '1', '2']

/** The warehouse counts units and serials, and sees no price. */
export const counts: readonly Role[] = ['10', '9', '8']

/** While credit reviews an order, it and the administrator may change it. */
export const inCredit = { ESTADO: order.credit, '$me.ROLE': { in: ['9', '10'] } } as const
/** Whose order it is, and who carries it to the customer. */
export const carried = { IDUSUARIOENTREGARA: '$me.ID' } as const
export const mine = { or: [{ VENDEDOR: '$me.ID' }, carried] } as const
export const ofThePartner = {
  COMPANY: '$me.COMPANY',
  ESTADO: { in: [10, 13, 6, 0, 1, 8] },
} as const
