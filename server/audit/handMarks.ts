import { policyOf } from '../../src/model/access/access'
import { callsOf, type ManualMarks, systemName } from '../../src/model/access/calls'
import type { Resource } from '../../src/model/fields/resource'
import { peopleOf } from '../access/people'
import type { DbReader } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { type AuditEntry, entriesOf, entryOf } from './historyEntries'
import { handNote } from './writeHistory'

const MOST = 20

/** `_byHand`: readable fields whose value a person entered in place of a system. */
export async function handMarks(
  db: DbReader,
  request: RequestContext,
  record: RecordValues,
): Promise<{ readonly _byHand?: ManualMarks }> {
  const { resource, me } = request
  const { readable } = policyOf(resource, me)
  const filled = filledBySystems(resource).filter(
    name => readable.has(name) && !isNone(record[name]),
  )
  if (filled.length === 0) return {}
  const entries = await enteredSince(db, resource, record)
  if (entries.length === 0) return {}
  const acting = entries.map(({ by }) => by)
  const people = await peopleOf(request, acting, db)
  const marks = Object.entries(marksIn(entries))
    .filter(([name]) => filled.includes(name))
    .map(([name, { by, ...mark }]) => [name, { ...mark, by: people.get(by) ?? null }] as const)
  return marks.length > 0 ? { _byHand: Object.fromEntries(marks) } : {}
}

/** By field: values entered by hand and not changed since. Entries are newest first. */
function marksIn(entries: readonly AuditEntry[]) {
  const marks: Record<string, Pick<AuditEntry, 'by' | 'at'> & { readonly system: string }> = {}
  const known = new Set<string>()
  for (const { byHand, changes, by, at } of entries) {
    const fields = byHand?.fields ?? []
    for (const name of fields.filter(field => !known.has(field)))
      marks[name] = { system: systemName(byHand?.call ?? ''), by, at }
    for (const name of [...Object.keys(changes), ...fields]) known.add(name)
  }
  return marks
}

const filledBySystems = (resource: Resource): readonly string[] => [
  ...new Set(callsOf(resource).flatMap(({ effect }) => Object.keys(effect.mapResponse ?? {}))),
]

/** Entries from the newest back to the first one entered by hand. */
async function enteredSince(
  db: DbReader,
  resource: Resource,
  record: RecordValues,
): Promise<AuditEntry[]> {
  const noted = await entriesOf(db, resource, record)
    .where('CHANGES', 'like', `%"${handNote}"%`)
    .limit(MOST)
    .execute()
  const oldest = noted.at(-1)
  if (!oldest) return []
  const rows = await entriesOf(db, resource, record)
    .where('VERSION', '>=', oldest.VERSION)
    .execute()
  return rows.map(row => entryOf(resource, row))
}

const isNone = (value: unknown) => value === null || value === undefined || value === ''
