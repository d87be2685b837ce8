import type { Checkout } from './state'

/** Wholesale: until it is known whom one sells to, and where a customer has no list of their own (domain.md 6). */
export const USUAL_LIST = 5

/** The prices of whom one sells to. */
export const priceListOf = ({ billing }: Pick<Checkout, 'billing'>): number =>
  typeof billing?.Lista === 'number' ? billing.Lista : USUAL_LIST
