import { type Me, policyOf } from './access'
import type { Resource } from './resource'
import { fieldsOf, isNever, type Node } from './rule'
import { headOf, throughOf, unseenIn } from './through'

interface Asked {
  readonly record: object
  readonly node: Node
}
/** Whether everything a rule asks of a record is for this person to read: only then they hear its words. */
export function mayKnow(resource: Resource, me: Me, { record, node }: Asked): boolean {
  const { readable } = policyOf(resource, me)
  return fieldsOf(node).every(name => {
    if (!readable.has(headOf(name))) return false
    const through = throughOf(resource, name)
    if (!through) return true
    const there = policyOf(through.target, me)
    const isOpen = !isNever(there.read) && there.readable.has(through.field.name)
    return isOpen && !unseenIn(record).has(headOf(name))
  })
}
