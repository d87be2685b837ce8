import type { FieldModel, Resource } from '../fields/resource'

type Key = string | number
type Row = Readonly<Record<string, unknown>>

/** True when the field may name records of this resource: as a reference, a list of them, or inside its lines. */
export const namesRecordsOf = (field: FieldModel, target: Resource): boolean =>
  (field.target === target &&
    (field.references !== undefined || (field.reference !== undefined && field.store !== null))) ||
  (field.fields ?? []).some(each => namesRecordsOf(each, target))

interface Replacement {
  readonly target: Resource
  readonly from: Key
  /** None: the value names no record any more. */
  readonly to: Key | null
}

/** The value of a field with another record in place of one; a list does not repeat it. */
export function replaceReference(field: FieldModel, value: unknown, replacement: Replacement) {
  const { target, from, to } = replacement
  const swap = (key: unknown) => (key === from ? to : key)
  if (!Array.isArray(value)) return swap(value)
  if (field.references) return [...new Set(value.map(swap))].filter(key => key !== null)
  const names = (field.fields ?? [])
    .filter(each => namesRecordsOf(each, target))
    .map(({ name }) => name)
  return value.map((row: Row) => ({
    ...row,
    ...Object.fromEntries(names.flatMap(name => (row[name] === from ? [[name, to]] : []))),
  }))
}
