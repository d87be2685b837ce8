import type { Role } from '../../base/business'

/** Roles that sell or buy (business.md#roles); excludes the warehouse and the partner's approvers. */
export const sellingRoles: readonly Role[] = ['10', '9', '7', '6', '5', '31', '0']

/** Roles that buy for themselves: customer, warehouse and payment term are fixed (business.md#checkout). */
export const buyingRoles: readonly Role[] = ['31']

/** Roles that choose the price list of a line; others sell at the customer's. */
export const canSelectPriceList: readonly Role[] = ['10', '9']

/** Default warehouses by role: the first that the company has. */
export const givenWarehouses: Readonly<Partial<Record<Role, readonly string[]>>> = {
  '31': ['DISTLF', '019'],
  '0': ['DISTLF', '030'],
}
/** Default term: 30 days of credit, for customers without their own. */
export const FIXED_METHOD = 4

export const catalogueRoles: readonly Role[] = ['10', '9', '7', '6', '5']

/** Roles that see prices agreed with the partner company. */
export const partnerCatalogueRoles: readonly Role[] = ['10', '9', '0', '1', '2']
