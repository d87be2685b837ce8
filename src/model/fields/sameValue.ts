import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from './resource'

type Row = Readonly<Record<string, unknown>>

/** True when two values of a field are equal: 1 and "1.00" as money, tags in another order. */
export function sameValue(field: FieldModel, a: unknown, b: unknown): boolean {
  if (field.fields && Array.isArray(a) && Array.isArray(b)) return sameRows(field.fields, a, b)
  return isEqual(normalized(field, a), normalized(field, b))
}

/** True when two rows are equal apart from computed fields. */
export const sameRow = (fields: readonly FieldModel[], a: Row, b: Row): boolean =>
  fields.every(field => field.readOnly || sameValue(field, a[field.name], b[field.name]))

const sameRows = (fields: readonly FieldModel[], a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length &&
  a.every((row, at) => {
    const other = b[at] ?? {}
    return row._ID === other._ID && sameRow(fields, row, other)
  })

/** A value as parsed by its kind; blank text and empty lists are null. */
function normalized(field: FieldModel, value: unknown): unknown {
  const read = field.fields ? value : field.parse(value)
  if (read === undefined || read === '' || (Array.isArray(read) && read.length === 0)) return null
  return read === null ? null : (field.comparable?.(read as never) ?? read)
}
