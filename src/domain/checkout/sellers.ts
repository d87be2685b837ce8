import type { Role } from '../roles'

/** Who sells, or buys for themself (domain.md 1.1): the warehouse and the partner's approvers do not. */
export const sellingRoles: readonly Role[] = ['10', '9', '7', '6', '5', '31', '0']

/** Who buys for themself: customer, warehouse and payment are given, not asked (domain.md 5.6). */
export const buyingRoles: readonly Role[] = ['31']

/** Who decides about prices keeps the list they chose for a line; everybody else sells at the customer's. */
export const choosesLists: readonly Role[] = ['10', '9']

/** Where an order leaves whose buyer is not asked: the first of these that the company has. */
export const givenWarehouses: Readonly<Partial<Record<Role, readonly string[]>>> = {
  '31': ['DISTLF', '019'],
  '0': ['DISTLF', '030'],
}
/** Credit of thirty days, for whose own term nobody has agreed. */
export const GIVEN_METHOD = 4

/** Who draws up a catalogue for a customer: whoever sells at the lists. */
export const catalogueRoles: readonly Role[] = ['10', '9', '7', '6', '5']

/** Who knows what was agreed with the partner company. */
export const partnerCatalogueRoles: readonly Role[] = ['10', '9', '0', '1', '2']
