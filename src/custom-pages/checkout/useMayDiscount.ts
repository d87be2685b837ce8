import { policyOf } from '../../model/access'
import { holds } from '../../model/evaluate'
import { initialStates } from '../../model/transition'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'

/** Whether this person may write the discount of an order that begins; the server asks again. */
export function useMayDiscount(): boolean {
  const me = useMe()
  const orders = useResource('invoices')
  const rule = policyOf(orders, me).writable.get('DISCOUNT')
  const begun = initialStates(orders, {}, me as unknown as Readonly<Record<string, unknown>>)
  return rule !== undefined && holds(rule, begun, {})
}
