import type { Checkout } from './state'

/** More is taken off than there is: lines left the cart after the discount was given. */
export const isOverDiscounted = ({
  discount,
  subtotal,
}: Pick<Checkout, 'discount' | 'subtotal'>): boolean => discount > subtotal
