import type { Values } from '../../model/draft'
import { changedFields } from './changes'
import { keptOf, type Writer } from './resolver'

/** What is sent: of a new record all this person may write, of one that is there what they changed. */
export function writtenOf(writer: Writer, typed: Values): Values {
  const kept = keptOf(writer, typed)
  const names = writer.changed
    ? changedFields(writer, kept).map(({ name }) => name)
    : [...writer.writable]
  const given = names.filter(name => kept[name] !== undefined)
  return Object.fromEntries(given.map(name => [name, withoutReckoned(writer, name, kept[name])]))
}

/** Rows go without the values the server reckons. */
function withoutReckoned({ resource }: Writer, name: string, value: unknown): unknown {
  const field = resource.fields.get(name)
  if (!field?.fields || !Array.isArray(value)) return value
  const reckoned = new Set(field.fields.filter(({ readOnly }) => readOnly).map(one => one.name))
  return value.map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !reckoned.has(column))),
  )
}
