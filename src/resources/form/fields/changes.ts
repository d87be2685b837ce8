import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from '../../../model/fields/resource'
import { sameValue } from '../../../model/fields/sameValue'
import type { DraftValues } from '../../../model/validation/draft'
import type { Writer } from './resolver'

/** Writable fields that changed in value: "1.00" equals 1. */
export const changedInputs = (
  { resource, writable, base }: Writer,
  values: DraftValues,
): readonly FieldModel[] =>
  [...resource.fields.values()].filter(
    field =>
      writable.has(field.name) &&
      values[field.name] !== undefined &&
      isChanged(field, values[field.name], base[field.name]),
  )

/** The order of references counts as a change, but never as a conflict. */
const isChanged = (field: FieldModel, now: unknown, before: unknown) =>
  !sameValue(field, now, before) ||
  (field.references !== undefined && !isEqual(now ?? [], before ?? []))
