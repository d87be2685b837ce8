import Big from 'big.js'
import { roundHalfUp } from '../../base/money'

interface SoldLine {
  /** Of all units, after the line's discount, without IVA. */
  readonly total: number
  readonly units: number
}
interface SoldOrder {
  readonly subtotal: number
  readonly discount: number
}

/**
 * Price paid per unit of an invoice line, in dollars without IVA: its share of the line less its share of
 * the order's discount. Maximum amount of a credit note.
 */
export function paidForUnit({ total, units }: SoldLine, { subtotal, discount }: SoldOrder): number {
  if (units <= 0) return 0
  const whole = subtotal > 0 ? new Big(subtotal).minus(discount).div(subtotal) : new Big(1)
  return Math.max(0, roundHalfUp(new Big(total).div(units).times(whole), 2))
}
