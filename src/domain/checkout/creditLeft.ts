import { cents, dollars } from '../../base/money'

interface Standing {
  readonly Cupo?: unknown
  readonly OrdersBal?: unknown
}
/** Remaining credit in dollars: limit less debt and orders not yet invoiced. Null if one of them is unknown. */
export function creditLeft({ Cupo, OrdersBal }: Standing): number | null {
  const left = cents(Cupo)
  const open = cents(OrdersBal)
  return left === undefined || open === undefined ? null : dollars(left - open)
}
