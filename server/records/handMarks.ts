import { policyOf } from '../../src/model/access'
import { callsOf, type HandMarks, systemName } from '../../src/model/calls'
import type { Resource } from '../../src/model/resource'
import type { Db, Trx } from '../db/db'
import type { Asking, Values } from './context'
import { type Entry, entriesOf, entryOf } from './entries'
import { handNote } from './history'
import { peopleOf } from './people'

type Reader = Db['read'] | Trx
/** Outcomes entered by hand that one record is looked through for. */
const MOST = 20

/** `_byHand`: the fields that hold what somebody entered in place of a system, as far as they may be read. */
export async function handMarks(
  db: Reader,
  asking: Asking,
  record: Values,
): Promise<{ readonly _byHand?: HandMarks }> {
  const { resource, me } = asking
  const { readable } = policyOf(resource, me)
  const filled = filledBySystems(resource).filter(
    name => readable.has(name) && !isNone(record[name]),
  )
  if (filled.length === 0) return {}
  const entries = await enteredSince(db, resource, record)
  if (entries.length === 0) return {}
  const acting = entries.map(({ by }) => by)
  const people = await peopleOf(asking, acting, db)
  const marks = Object.entries(marksIn(entries))
    .filter(([name]) => filled.includes(name))
    .map(([name, { by, ...mark }]) => [name, { ...mark, by: people.get(by) ?? null }] as const)
  return marks.length > 0 ? { _byHand: Object.fromEntries(marks) } : {}
}

/** By field: what was entered by hand and not written over since; the entries are the newest first. */
function marksIn(entries: readonly Entry[]) {
  const marks: Record<string, Pick<Entry, 'by' | 'at'> & { readonly system: string }> = {}
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
  ...new Set(callsOf(resource).flatMap(({ effect }) => Object.keys(effect.fills ?? {}))),
]

/** From the newest back to the first that was entered by hand: what was written over later is no longer theirs. */
async function enteredSince(db: Reader, resource: Resource, record: Values): Promise<Entry[]> {
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
