import Big from 'big.js'
import { roundHalfUp } from './money'

export interface SoldLine {
  /** Of all its units, after its own discount and without IVA. */
  readonly total: number
  readonly units: number
}
export interface SoldOrder {
  readonly subtotal: number
  /** Of the order as a whole. */
  readonly discount: number
}

/**
 * What one unit of an invoice line was paid at, in dollars without IVA: its part of the line, less its
 * part of the order's discount (product.md 9). A credit note gives back that much at most (ux.md 4.11).
 */
export function paidForUnit({ total, units }: SoldLine, { subtotal, discount }: SoldOrder): number {
  if (units <= 0) return 0
  const whole = subtotal > 0 ? new Big(subtotal).minus(discount).div(subtotal) : new Big(1)
  return Math.max(0, roundHalfUp(new Big(total).div(units).times(whole), 2))
}
