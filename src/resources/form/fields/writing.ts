import { type Me, policyOf } from '../../../model/access/access'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { followedBy } from '../../../model/validation/draft'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { isAwaited } from '../../record/isAwaited'

/** The fields this person may write: for a stored record those in `_can`, for a new one those of the policy. */
export function writableOf(resource: Resource, me: Me, record?: SentRecord): ReadonlySet<string> {
  const names = record?._can?.fields ?? [...policyOf(resource, me).writable.keys()]
  if (!record) return new Set(names)
  return new Set(names.filter(name => resource.fields.get(name)?.words.createOnly !== true))
}

/**
 * Fields that the form shows: readable ones, and writable secrets. A new record shows read-only fields
 * only if they follow from typed values; other computed values appear on the stored record. The number the server
 * gave the record is never part of the form.
 */
export function isDrawn(
  resource: Resource,
  {
    me,
    writable,
    record,
  }: { me: Me; writable: ReadonlySet<string>; record: SentRecord | undefined },
) {
  const { readable, opened } = policyOf(resource, me)
  const isSeen = ({ name }: FieldModel) =>
    readable.has(name) || (record !== undefined && opened.has(name))
  const isFollowing = (field: FieldModel) =>
    followedBy(field, resource.fields).some(name => writable.has(name))
  const isKnown = (field: FieldModel) =>
    record ? field.computed !== undefined || !isAwaited(field, record) : isFollowing(field)
  const isNumber = (field: FieldModel) => field === resource.key && !resource.naturalKey
  return (field: FieldModel) =>
    writable.has(field.name) || (isSeen(field) && isKnown(field) && !isNumber(field))
}
