import { type Me, policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import { peopleOf, type UserName } from '../access/people'
import { demandOne } from '../access/permissions'
import { Refusal } from '../base/refusal'
import type { DbRow } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions } from '../query/condition'
import type { RequestContext } from '../query/requestContext'
import { batchScope } from './batch'
import { hasChangedSince, isNotUndone, recordsOfBatches } from './batchRecords'

const page = 20

/** `flow`: a transition on many records; `change`: any other bulk update. */
type BatchSort = 'import' | 'change' | 'delete' | 'flow'

interface Batch {
  readonly id: string
  readonly resource: string
  readonly kind: BatchSort
  readonly at: string
  readonly by: UserName | null
  /** Number of records written, and of those created, changed and deleted. */
  readonly records: number
  readonly created: number
  readonly changed: number
  readonly deleted: number
  /** Records changed after the batch; they block its undo. */
  readonly moved: number
  /** Records still to undo after an interrupted undo. */
  readonly left?: number
  readonly undone?: { readonly at: string; readonly by: UserName | null }
  readonly _can: { readonly undo: boolean }
}
interface BatchPage {
  readonly batches: readonly Batch[]
  /** Older batches exist: pass it as `before`. */
  readonly next?: string
}

/** Imports and bulk changes of a resource that this person made or may undo, newest first. */
export async function listBatches(
  request: RequestContext,
  before: string | undefined,
): Promise<BatchPage> {
  demandOne(request, ['update', 'create', 'delete'])
  const where = allConditions([batchScope(request), olderThan(before)])
  const { rows } =
    await sql<DbRow>`select b.* from "_BATCH" as b where ${where} and exists (select 1 from "_HISTORY" as h where h."BATCH" = b."ID" and h."RESOURCE" = b."RESOURCE") order by b."CREATED_AT" desc, b."ID" desc limit ${page + 1}`.execute(
      request.records.db.read,
    )
  const shown = rows.slice(0, page)
  const counts = await countsOfBatches(request, shown)
  const people = await peopleOf(
    request,
    shown.flatMap(row => [row.USER_ID, row.UNDONE_BY]),
  )
  const batches = shown.map(row => batchOf(request, row, { counts, people }))
  const last = shown.at(-1)
  return { batches, ...(rows.length > page && last && { next: `${last.CREATED_AT}~${last.ID}` }) }
}

function olderThan(before: string | undefined) {
  if (before === undefined) return sql`1 = 1`
  const [, at, id] = /^(\d{4}-[\dT:.Z-]{10,30})~([\da-f-]{36})$/.exec(before) ?? []
  if (at === undefined || id === undefined) throw new Refusal(400, 'badCursor')
  return sql`(b."CREATED_AT", b."ID") < (${at}, ${id})`
}

interface Counts {
  readonly records: number
  readonly created: number
  readonly deleted: number
  readonly both: number
  readonly moved: number
  readonly left: number
}
const none: Counts = { records: 0, created: 0, deleted: 0, both: 0, moved: 0, left: 0 }

/** Records per batch by result, counted once each from the history. */
async function countsOfBatches({ resource, records }: RequestContext, batches: readonly DbRow[]) {
  const counts = new Map<string, Counts>()
  if (batches.length === 0) return counts
  const from = recordsOfBatches(
    resource,
    batches.map(({ ID }) => ID),
  )
  const moved = sql`case when ${isNotUndone} and ${hasChangedSince(resource)} then 1 else 0 end`
  const { rows } =
    await sql<DbRow>`select w."BATCH", count(*) as "RECORDS", sum(w."MADE") as "CREATED", sum(w."GONE") as "DELETED", sum(w."MADE" * w."GONE") as "BOTH", sum(${moved}) as "MOVED", sum(case when ${isNotUndone} then 1 else 0 end) as "LEFT" from ${from} group by w."BATCH"`.execute(
      records.db.read,
    )
  for (const { BATCH, RECORDS, CREATED, DELETED, BOTH, MOVED, LEFT } of rows)
    counts.set(String(BATCH), {
      records: Number(RECORDS),
      created: Number(CREATED),
      deleted: Number(DELETED),
      both: Number(BOTH),
      moved: Number(MOVED),
      left: Number(LEFT),
    })
  return counts
}

interface BatchDetails {
  readonly counts: ReadonlyMap<string, Counts>
  readonly people: ReadonlyMap<unknown, UserName>
}
function batchOf(
  { resource, me }: RequestContext,
  row: DbRow,
  { counts, people }: BatchDetails,
): Batch {
  const found = counts.get(String(row.ID)) ?? none
  const isUndone = row.UNDONE_AT !== null
  const totals = {
    records: found.records,
    created: found.created,
    changed: found.records - found.created - found.deleted + found.both,
    deleted: found.deleted,
    moved: found.moved,
    ...(row.UNDONE_FROM !== null && !isUndone && { left: found.left }),
  }
  const kind = kindOf(row, totals)
  const isOpen = !isUndone && kind !== 'flow' && totals.moved === 0
  return {
    id: String(row.ID),
    resource: resource.name,
    kind,
    at: String(row.CREATED_AT),
    by: people.get(row.USER_ID) ?? null,
    ...totals,
    ...(isUndone && {
      undone: { at: String(row.UNDONE_AT), by: people.get(row.UNDONE_BY) ?? null },
    }),
    _can: { undo: isOpen && mayUndo(resource, me, totals) },
  }
}

type Totals = Pick<Batch, 'records' | 'created' | 'changed' | 'deleted'>

function kindOf({ KIND, SOURCE }: DbRow, { records, deleted }: Totals): BatchSort {
  if (KIND === 'flow') return 'flow'
  if (SOURCE === 'import') return 'import'
  return deleted === records ? 'delete' : 'change'
}

/**
 * Whether the role may delete, change and restore as the undo requires; the rules of single records are
 * checked by the undo itself.
 */
function mayUndo(resource: Resource, me: Me, { created, changed, deleted }: Totals) {
  const policy = policyOf(resource, me)
  if (created > 0 && isNever(policy.delete)) return false
  if (changed > 0 && isNever(policy.update)) return false
  return deleted === 0 || !isNever(policy.restore)
}
