import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { HistoryEntry } from '../../model/openapi/historyPaths'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** Restores the values before this entry: of one field, or of all writable fields. */
export interface RestoreInput {
  readonly entry: HistoryEntry
  readonly field?: FieldModel
}
export type Return = readonly [field: FieldModel, values: readonly [now: unknown, then: unknown]]

/** The changes that a restore would make to the current record, limited to readable fields. */
export function returnsOf(
  resource: Resource,
  {
    record,
    entries,
    restoring,
  }: { record: SentRecord; entries: readonly HistoryEntry[]; restoring: RestoreInput },
): Return[] {
  const { entry, field } = restoring
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

/** Entries come newest first, so the oldest entry's value wins. */
const before = (entries: readonly HistoryEntry[]): Record<string, unknown> =>
  Object.fromEntries(
    entries.flatMap(({ changes }) => Object.entries(changes).map(([name, [was]]) => [name, was])),
  )

/** A file's address changes at each read. */
const isSame = (now: unknown, was: unknown) =>
  idOf(now) === undefined ? isEqual(now, was) : idOf(now) === idOf(was)

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
