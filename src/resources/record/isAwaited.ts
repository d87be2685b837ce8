import { isNoneIn } from '../../fields/registry/ShownValue'
import type { FieldModel } from '../../model/fields/resource'

type Values = Readonly<Record<string, unknown>>

/** A read-only field that is still empty; a flow may set it later. */
export const isAwaited = (field: FieldModel, record: Values): boolean =>
  field.readOnly && isNoneIn(field, record[field.name])
