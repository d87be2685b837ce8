import type { Checkout } from './state'

/** True when the discount exceeds the subtotal, after lines were removed. */
export const isOverDiscounted = ({
  discount,
  subtotal,
}: Pick<Checkout, 'discount' | 'subtotal'>): boolean => discount > subtotal
