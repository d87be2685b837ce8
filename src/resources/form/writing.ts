import { type Me, policyOf } from '../../model/access'
import type { FieldModel, Resource } from '../../model/resource'
import { isAwaited } from '../isAwaited'
import type { Sent } from '../useRecord'

/** The fields this person may write: on a record those the server names, on a new one the policy's. */
export function writableOf(resource: Resource, me: Me, record?: Sent): ReadonlySet<string> {
  const names = record?._can?.fields ?? [...policyOf(resource, me).writable.keys()]
  if (!record) return new Set(names)
  return new Set(names.filter(name => resource.fields.get(name)?.words.createOnly !== true))
}

/** What the form draws: all that may be read, and secrets that may be written; no number before there is one. */
export function isDrawn(
  resource: Resource,
  { me, writable, record }: { me: Me; writable: ReadonlySet<string>; record: Sent | undefined },
) {
  const { readable } = policyOf(resource, me)
  return (field: FieldModel) =>
    writable.has(field.name) ||
    (readable.has(field.name) &&
      (field.kind === 'computed' || (record !== undefined && !isAwaited(field, record))))
}
