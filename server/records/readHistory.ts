import { canOn, policyOf } from '../../src/model/access'
import { systemName } from '../../src/model/calls'
import { Refusal } from '../refusal'
import type { Asking, Values } from './context'
import { type Changes, entriesOf, entryOf, readableChanges } from './entries'
import { demand } from './forbid'
import { same } from './history'
import { lookThrough } from './lookThrough'
import { type Person, peopleOf } from './people'
import { keyOf, load, notFound } from './read'
import { readVotes, type Vote } from './readVotes'
import { readScope } from './scope'

const page = 30

export interface HistoryEntry {
  readonly version: number
  readonly at: string
  readonly by: Person | null
  /** `create`, `update`, `revert`, `delete`, `restore`, or the name of a transition. */
  readonly action: string
  /** Written together with others: by a change of many rows, an import. */
  readonly batch?: string
  readonly changes: Changes
  /** Who had said yes to the move before, where it took several people. */
  readonly approvedBy?: readonly Person[]
  /** In place of which system it was entered by hand: `SAP`. */
  readonly byHand?: string
  readonly _can: CanRevert
}

/** What of an entry this person may put back now. */
export interface CanRevert {
  readonly fields: readonly string[]
  /** The whole record, to what it was before this. */
  readonly record: boolean
}

export interface History {
  readonly history: readonly HistoryEntry[]
  /** There are older ones: ask again with `before` the last version. */
  readonly more: boolean
  /** Who has said yes to a move that waits for others; with the newest entries. */
  readonly votes?: readonly (Omit<Vote, 'by'> & { readonly by: Person | null })[]
}

/** Who changed what, newest first; only what this person may read of the record today. */
export async function readHistory(
  asking: Asking,
  id: string,
  before: string | undefined,
): Promise<History> {
  const { records, resource, me } = asking
  demand(asking, 'read')
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new Refusal(400, 'badVersion')
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    among: readScope(resource, me),
  })
  if (!loaded) throw notFound()
  const rows = await entriesOf(records.db.read, resource, loaded.record)
    .where('VERSION', '<', before === undefined ? Number.MAX_SAFE_INTEGER : Number(before))
    .limit(page + 1)
    .execute()
  const entries = rows.slice(0, page).map(row => entryOf(resource, row))
  const votes = before === undefined ? await readVotes(asking, loaded) : []
  const people = await peopleOf(asking, [
    ...entries.flatMap(({ by, approvedBy = [] }) => [by, ...approvedBy]),
    ...votes.map(({ by }) => by),
  ])
  const personOf = (by: unknown) => people.get(by) ?? null
  const seen = await lookThrough(records.db.read, asking, { record: loaded.record })
  const canRevert = await reverting(asking, seen)
  const history = entries.map(({ by, approvedBy, byHand, ...entry }) => ({
    ...entry,
    by: personOf(by),
    ...(approvedBy && { approvedBy: approvedBy.flatMap(each => personOf(each) ?? []) }),
    ...(byHand && { byHand: systemName(byHand.call) }),
    changes: readableChanges(resource, me, entry.changes),
    _can: canRevert(entry.version, entry.changes),
  }))
  const told = votes.map(vote => ({ ...vote, by: personOf(vote.by) }))
  return { history, more: rows.length > page, ...(told.length > 0 && { votes: told }) }
}

/** Nothing goes back to before the record was made; what stands as it was is not offered. */
async function reverting(asking: Asking, record: Values) {
  const { records, resource, me } = asking
  const policy = policyOf(resource, me)
  const writable = new Set(canOn(policy, record).fields.filter(name => policy.readable.has(name)))
  const made = await entriesOf(records.db.read, resource, record)
    .where('ACTION', '=', 'create')
    .limit(1)
    .executeTakeFirst()
  const birth = Number(made?.VERSION ?? 0)
  return (version: number, changes: Changes): CanRevert => {
    if (version <= birth) return { fields: [], record: false }
    const mine = Object.entries(changes).filter(([name]) => writable.has(name))
    const fields = mine.filter(([name, [was]]) => !same(was ?? null, record[name] ?? null))
    return { fields: fields.map(([name]) => name), record: mine.length > 0 }
  }
}
