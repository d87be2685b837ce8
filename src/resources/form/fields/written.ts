import type { DraftValues } from '../../../model/validation/draft'
import { changedFields } from './changes'
import { keptOf, type Writer } from './resolver'

/** The values to send: for a new record all writable fields, for a stored one the changed fields. */
export function writtenOf(writer: Writer, typed: DraftValues): DraftValues {
  const kept = keptOf(writer, typed)
  const names = writer.changed
    ? changedFields(writer, kept).map(({ name }) => name)
    : [...writer.writable]
  const given = names.filter(name => kept[name] !== undefined)
  return Object.fromEntries(given.map(name => [name, withoutReckoned(writer, name, kept[name])]))
}

/** Removes computed values from rows. */
function withoutReckoned({ resource }: Writer, name: string, value: unknown): unknown {
  const field = resource.fields.get(name)
  if (!field?.fields || !Array.isArray(value)) return value
  const reckoned = new Set(field.fields.filter(({ readOnly }) => readOnly).map(one => one.name))
  return value.map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !reckoned.has(column))),
  )
}
