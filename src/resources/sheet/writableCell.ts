import { type Me, policyOf } from '../../model/access'
import { holds } from '../../model/evaluate'
import { isJoined } from '../../model/join'
import type { FieldModel, Resource } from '../../model/resource'
import type { Sent } from '../useRecord'
import { typeable } from './cellText'

/** Whether a cell of the grid may be typed in; what the list does not tell, the review will. */
export function cellWriter(resource: Resource, me: Me) {
  const { writable, fixed } = policyOf(resource, me)
  return (record: Sent, field: FieldModel): boolean => {
    const rule = typeable.has(field.kind) ? writable.get(field.name) : undefined
    if (!rule || fixed.has(field.name) || record._can?.update === false) return false
    if (isJoined(field, record)) return false
    const allowed = record._can?.fields
    if (allowed) return allowed.includes(field.name)
    return holds(rule, record, {}) && holds(field.show, record, me as never)
  }
}
