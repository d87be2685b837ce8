import { cents, dollars } from '../money'

interface Standing {
  readonly Cupo?: unknown
  readonly OrdersBal?: unknown
}
/** Dollars a customer may still order on credit: their limit less what they owe and what is ordered and not yet invoiced. */
export function creditLeft({ Cupo, OrdersBal }: Standing): number | null {
  const left = cents(Cupo)
  return left === undefined ? null : dollars(left - (cents(OrdersBal) ?? 0))
}
