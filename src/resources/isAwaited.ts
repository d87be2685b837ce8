import { isNone } from '../fields/ShownValue'
import type { FieldModel } from '../model/resource'

type Values = Readonly<Record<string, unknown>>

/** What nobody fills in by hand, and the record has not come by yet: a flow will tell it, or never. */
export const isAwaited = (field: FieldModel, record: Values): boolean =>
  field.readOnly && isNone(record[field.name])
