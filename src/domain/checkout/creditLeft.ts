import { cents, dollars } from '../money'

interface Standing {
  readonly Cupo?: unknown
  readonly OrdersBal?: unknown
}
/**
 * Dollars a customer may still order on credit: their limit less what they owe and what is ordered and not yet
 * invoiced. Null where one of them is not known: what nobody told is not nothing.
 */
export function creditLeft({ Cupo, OrdersBal }: Standing): number | null {
  const left = cents(Cupo)
  const open = cents(OrdersBal)
  return left === undefined || open === undefined ? null : dollars(left - open)
}
