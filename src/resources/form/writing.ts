import { type Me, policyOf } from '../../model/access'
import { followedBy } from '../../model/draft'
import type { FieldModel, Resource } from '../../model/resource'
import { isAwaited } from '../isAwaited'
import type { Sent } from '../useRecord'

/** The fields this person may write: on a record those the server names, on a new one the policy's. */
export function writableOf(resource: Resource, me: Me, record?: Sent): ReadonlySet<string> {
  const names = record?._can?.fields ?? [...policyOf(resource, me).writable.keys()]
  if (!record) return new Set(names)
  return new Set(names.filter(name => resource.fields.get(name)?.words.createOnly !== true))
}

/**
 * What the form draws: all that may be read, and secrets that may be written. A new record shows of what it
 * does not ask for only what follows what is typed; the server's own numbers come with the record.
 */
export function isDrawn(
  resource: Resource,
  { me, writable, record }: { me: Me; writable: ReadonlySet<string>; record: Sent | undefined },
) {
  const { readable, opened } = policyOf(resource, me)
  const isSeen = ({ name }: FieldModel) =>
    readable.has(name) || (record !== undefined && opened.has(name))
  const isFollowing = (field: FieldModel) =>
    followedBy(field, resource.fields).some(name => writable.has(name))
  const isKnown = (field: FieldModel) =>
    record ? field.kind === 'computed' || !isAwaited(field, record) : isFollowing(field)
  return (field: FieldModel) => writable.has(field.name) || (isSeen(field) && isKnown(field))
}
