import { policyOf } from '../../src/model/access/access'
import { systemName } from '../../src/model/access/calls'
import { canOn } from '../../src/model/access/can'
import type { HistoryEntry, HistoryPage } from '../../src/model/openapi/historyPaths'
import { peopleOf } from '../access/people'
import { demand } from '../access/permissions'
import {
  changePatterns,
  type EntryChanges,
  entriesOf,
  entryOf,
  readableChanges,
} from '../audit/historyEntries'
import { same } from '../audit/writeHistory'
import { badParameter, Refusal } from '../base/refusal'
import { filePlaces, filesById, filesInRecord } from '../query/fileRows'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { readScope } from '../query/scope'
import { keyOf, load, recordNotFound } from '../read/read'
import { readVotes } from './readVotes'

const page = 30

interface HistoryRequest {
  /** Older than this version. */
  readonly before: string | undefined
  /** Only changes of this field. */
  readonly field: string | undefined
}

/** Changes with their authors, newest first, limited to current rights of the reader. */
export async function readHistory(
  request: RequestContext,
  id: string,
  { before, field }: HistoryRequest,
): Promise<HistoryPage> {
  const { records, resource, me } = request
  demand(request, 'read')
  if (field !== undefined && !policyOf(resource, me).readable.has(field))
    throw badParameter('field', field)
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new Refusal(400, 'badVersion')
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    scope: readScope(resource, me),
  })
  if (!loaded) throw recordNotFound()
  const rows = await entriesOf(records.db.read, resource, loaded.record)
    .where('VERSION', '<', before === undefined ? Number.MAX_SAFE_INTEGER : Number(before))
    .$if(field !== undefined, all =>
      all.where(({ or, eb }) =>
        or(changePatterns(resource, field ?? '').map(pattern => eb('CHANGES', 'like', pattern))),
      ),
    )
    .limit(page + 1)
    .execute()
  const entries = rows.slice(0, page).map(row => entryOf(resource, row))
  const votes = before === undefined ? await readVotes(request, loaded) : []
  const people = await peopleOf(request, [
    ...entries.flatMap(({ by, approvedBy = [] }) => [by, ...approvedBy]),
    ...votes.map(({ by }) => by),
  ])
  const personOf = (by: unknown) => people.get(by) ?? null
  const seen = await resolveReferences(records.db.read, request, { record: loaded.record })
  const canRevert = await reverting(request, seen)
  const history = entries.map(({ by, approvedBy, byHand, ...entry }) => ({
    ...entry,
    by: personOf(by),
    ...(approvedBy && { approvedBy: approvedBy.flatMap(each => personOf(each) ?? []) }),
    ...(byHand && { byHand: systemName(byHand.call) }),
    changes: readableChanges(resource, me, entry.changes),
    _can: canRevert(entry.version, entry.changes),
  }))
  await nameFiles(
    request,
    history.map(({ changes }) => changes),
  )
  const namedVotes = votes.map(vote => ({ ...vote, by: personOf(vote.by) }))
  return { history, more: rows.length > page, ...(namedVotes.length > 0 && { votes: namedVotes }) }
}

/** Adds their names to the files of changes. */
async function nameFiles({ records, resource }: RequestContext, all: readonly EntryChanges[]) {
  const half = (changes: EntryChanges, at: 0 | 1) =>
    Object.fromEntries(Object.entries(changes).map(([name, values]) => [name, values[at]]))
  const halves = all.flatMap(changes => [half(changes, 0), half(changes, 1)])
  const held = filePlaces(resource).flatMap(place =>
    halves.flatMap(record => filesInRecord(record, place)),
  )
  const files = await filesById(
    records.db.read,
    held.map(({ id }) => id),
  )
  for (const { id, row, name } of held)
    Object.assign(row[name] as object, { name: files.get(id)?.NAME })
}

/** The creation cannot be reverted; unchanged fields are not offered. */
async function reverting(request: RequestContext, record: RecordValues) {
  const { records, resource, me } = request
  const policy = policyOf(resource, me)
  const writable = new Set(canOn(policy, record).fields.filter(name => policy.readable.has(name)))
  const made = await entriesOf(records.db.read, resource, record)
    .where('ACTION', '=', 'create')
    .limit(1)
    .executeTakeFirst()
  const birth = Number(made?.VERSION ?? 0)
  return (version: number, changes: EntryChanges): HistoryEntry['_can'] => {
    if (version <= birth) return { fields: [], record: false }
    const mine = Object.entries(changes).filter(([name]) => writable.has(name))
    const fields = mine.filter(([name, [was]]) => !same(was ?? null, record[name] ?? null))
    return { fields: fields.map(([name]) => name), record: mine.length > 0 }
  }
}
