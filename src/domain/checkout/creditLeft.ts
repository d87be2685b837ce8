import { cents, dollars } from '../../base/money'

interface CreditPosition {
  readonly Cupo?: unknown
  readonly OrdersBal?: unknown
}
/** Remaining credit in dollars: limit less debt and orders not yet invoiced. Null if one of them is unknown. */
export function creditLeft({ Cupo, OrdersBal }: CreditPosition): number | null {
  const remaining = cents(Cupo)
  const open = cents(OrdersBal)
  return remaining === undefined || open === undefined ? null : dollars(remaining - open)
}
