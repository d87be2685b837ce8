import { isEqual } from 'es-toolkit'
import type { Values } from '../../model/draft'
import type { FieldModel } from '../../model/resource'
import { sameValue } from '../../model/sameValue'
import type { Writer } from './resolver'

/** What this person may write and has changed, by what it means: "1.00" is no other price than 1. */
export const changedFields = (
  { resource, writable, base }: Writer,
  values: Values,
): readonly FieldModel[] =>
  [...resource.fields.values()].filter(
    field =>
      writable.has(field.name) &&
      values[field.name] !== undefined &&
      isChanged(field, values[field.name], base[field.name]),
  )

/** References are kept in the order given, which is no reason for a conflict but for a change. */
const isChanged = (field: FieldModel, now: unknown, before: unknown) =>
  !sameValue(field, now, before) ||
  (field.kind === 'references' && !isEqual(now ?? [], before ?? []))
