import type { Resource } from '../fields/resource'
import { fieldsOf, isNever, type Node } from '../rules/rule'
import { type Me, policyOf } from './access'
import { farHeadOf, throughOf, unreadableIn } from './throughReference'

interface Asked {
  readonly record: object
  readonly node: Node
}
/** True when the user may read every field of a rule, and therefore its message. */
export function mayKnow(resource: Resource, me: Me, { record, node }: Asked): boolean {
  const { readable } = policyOf(resource, me)
  return fieldsOf(node).every(name => {
    if (!readable.has(farHeadOf(name))) return false
    const through = throughOf(resource, name)
    if (!through) return true
    const there = policyOf(through.target, me)
    const isOpen = !isNever(there.read) && there.readable.has(through.field.name)
    return isOpen && !unreadableIn(record).has(farHeadOf(name))
  })
}
