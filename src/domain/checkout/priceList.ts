import type { Checkout } from './state'

/**
 * Wholesale list: the default before a customer is chosen, and for customers without a list
 * (business.md#code-lists).
 */
export const USUAL_LIST = 5

export const selectPriceList = ({ billing }: Pick<Checkout, 'billing'>): number =>
  typeof billing?.Lista === 'number' ? billing.Lista : USUAL_LIST
