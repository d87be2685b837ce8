import { isEqual } from 'es-toolkit'
import type { FieldModel, Resource } from '../../model/resource'
import type { HistoryEntry } from '../../providers/dataProvider/past'
import type { Sent } from '../useRecord'

/** The entry to go back to before; of one field, or of all that one writes. */
export interface PutBackWish {
  readonly entry: HistoryEntry
  readonly field?: FieldModel
}
export type Return = readonly [field: FieldModel, values: readonly [now: unknown, then: unknown]]

/** What putting back would change on the record as it is, as far as the reader sees it. */
export function returnsOf(
  resource: Resource,
  { record, entries, wish }: { record: Sent; entries: readonly HistoryEntry[]; wish: PutBackWish },
): Return[] {
  const { entry, field } = wish
  const then = field
    ? { [field.name]: entry.changes[field.name]?.[0] }
    : before(entries.filter(({ version }) => version >= entry.version))
  const writable = new Set(record._can?.fields)
  return Object.entries(then).flatMap(([name, was]): Return[] => {
    const model = resource.fields.get(name)
    const now = record[name] ?? null
    if (!model || !writable.has(name) || isSame(now, was ?? null)) return []
    return [[model, [now, was ?? null]]]
  })
}

/** Entries come newest first: the oldest one's word counts. */
const before = (entries: readonly HistoryEntry[]): Record<string, unknown> =>
  Object.fromEntries(
    entries.flatMap(({ changes }) => Object.entries(changes).map(([name, [was]]) => [name, was])),
  )

/** The same file has a new address each time it is read. */
const isSame = (now: unknown, was: unknown) =>
  idOf(now) === undefined ? isEqual(now, was) : idOf(now) === idOf(was)

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
