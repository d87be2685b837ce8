import { type Me, policyOf } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import { isNever } from '../../../src/model/rule'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { Refusal } from '../../refusal'
import { both } from '../condition'
import type { Asking } from '../context'
import { demandOne } from '../forbid'
import { type Person, peopleOf } from '../people'
import { batchScope } from './batch'
import { hasMoved, recordsOfBatches, stands } from './batchRecords'

const page = 20

/** `flow` is a step taken by many records, `change` any other change of many. */
export type BatchSort = 'import' | 'change' | 'delete' | 'flow'

export interface Batch {
  readonly id: string
  readonly resource: string
  readonly kind: BatchSort
  readonly at: string
  readonly by: Person | null
  /** Records written, and how many of them it created, changed and deleted. */
  readonly records: number
  readonly created: number
  readonly changed: number
  readonly deleted: number
  /** Records that changed after the batch: while there are any, it is not undone. */
  readonly moved: number
  /** Records still to be undone, where an undo stopped halfway. */
  readonly left?: number
  readonly undone?: { readonly at: string; readonly by: Person | null }
  readonly _can: { readonly undo: boolean }
}
export interface BatchPage {
  readonly batches: readonly Batch[]
  /** There are older ones: ask again with `before` this. */
  readonly next?: string
}

/** The imports and bulk changes of a resource that this person may undo or did, newest first. */
export async function listBatches(asking: Asking, before: string | undefined): Promise<BatchPage> {
  demandOne(asking, ['update', 'create', 'delete'])
  const among = both([batchScope(asking), olderThan(before)])
  const { rows } =
    await sql<Row>`select b.* from "_BATCH" as b where ${among} and exists (select 1 from "_HISTORY" as h where h."BATCH" = b."ID" and h."RESOURCE" = b."RESOURCE") order by b."CREATED_AT" desc, b."ID" desc limit ${page + 1}`.execute(
      asking.records.db.read,
    )
  const shown = rows.slice(0, page)
  const counts = await countsOfBatches(asking, shown)
  const people = await peopleOf(
    asking,
    shown.flatMap(row => [row.USER_ID, row.UNDONE_BY]),
  )
  const batches = shown.map(row => batchOf(asking, row, { counts, people }))
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

/** Per batch its records by what became of them; read from the history, a record once. */
async function countsOfBatches({ resource, records }: Asking, batches: readonly Row[]) {
  const counts = new Map<string, Counts>()
  if (batches.length === 0) return counts
  const from = recordsOfBatches(
    resource,
    batches.map(({ ID }) => ID),
  )
  const moved = sql`case when ${stands} and ${hasMoved(resource)} then 1 else 0 end`
  const { rows } =
    await sql<Row>`select w."BATCH", count(*) as "RECORDS", sum(w."MADE") as "CREATED", sum(w."GONE") as "DELETED", sum(w."MADE" * w."GONE") as "BOTH", sum(${moved}) as "MOVED", sum(case when ${stands} then 1 else 0 end) as "LEFT" from ${from} group by w."BATCH"`.execute(
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

interface Beside {
  readonly counts: ReadonlyMap<string, Counts>
  readonly people: ReadonlyMap<unknown, Person>
}
function batchOf({ resource, me }: Asking, row: Row, { counts, people }: Beside): Batch {
  const found = counts.get(String(row.ID)) ?? none
  const isUndone = row.UNDONE_AT !== null
  const told = {
    records: found.records,
    created: found.created,
    changed: found.records - found.created - found.deleted + found.both,
    deleted: found.deleted,
    moved: found.moved,
    ...(row.UNDONE_FROM !== null && !isUndone && { left: found.left }),
  }
  const kind = sortOf(row, told)
  const isOpen = !isUndone && kind !== 'flow' && told.moved === 0
  return {
    id: String(row.ID),
    resource: resource.name,
    kind,
    at: String(row.CREATED_AT),
    by: people.get(row.USER_ID) ?? null,
    ...told,
    ...(isUndone && {
      undone: { at: String(row.UNDONE_AT), by: people.get(row.UNDONE_BY) ?? null },
    }),
    _can: { undo: isOpen && mayTakeBack(resource, me, told) },
  }
}

type Told = Pick<Batch, 'records' | 'created' | 'changed' | 'deleted'>

function sortOf({ KIND, SOURCE }: Row, { records, deleted }: Told): BatchSort {
  if (KIND === 'flow') return 'flow'
  if (SOURCE === 'import') return 'import'
  return deleted === records ? 'delete' : 'change'
}

/** Whether the role may delete, change and restore what an undo would; the rules of each record come with the undo. */
function mayTakeBack(resource: Resource, me: Me, { created, changed, deleted }: Told) {
  const policy = policyOf(resource, me)
  if (created > 0 && isNever(policy.delete)) return false
  if (changed > 0 && isNever(policy.update)) return false
  return deleted === 0 || !isNever(policy.restore)
}
