import { dayBounds } from '../../src/base/day'
import { policyOf } from '../../src/model/access/access'
import type { BulkOperation } from '../../src/model/endpoints/operations'
import type { Resource } from '../../src/model/fields/resource'
import type { HistoryEntry } from '../../src/model/openapi/historyPaths'
import { isNever } from '../../src/model/rules/rule'
import { peopleOf, type UserName } from '../access/people'
import { Refusal } from '../base/refusal'
import { allConditions, type DbRow, type SqlCondition, sql } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import {
  type BatchReader,
  batchScope,
  batchSources,
  isOfResources,
  isOpenBatch,
  leftOutOf,
  readableResources,
} from './batch'
import { hasChangedSince, isNotUndone, recordsOfBatches } from './batchRecords'

const page = 20

export interface BatchQuery {
  readonly resources: readonly Resource[]
  /** Id of the author. */
  readonly by?: number | undefined
  /** Days of the business's zone, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Cursor of the previous page. */
  readonly before?: string | undefined
}

/** Imports and bulk changes of these resources that this person made or may undo, newest first. */
export async function listBatches(reader: BatchReader, selection: BatchQuery) {
  const { resources, before } = selection
  const where = allConditions([
    batchScope(reader, resources),
    ...selected(selection),
    olderThan(before),
    hasWritten('b'),
    isFirst(reader, resources),
  ])
  const query = sql`select b.* from "_BATCH" as b where ${where} order by b."CREATED_AT" desc, b."ID" desc limit ${page + 1}`
  const { rows } = await query.execute(reader.records.db.read)
  const shown = rows.slice(0, page)
  const last = shown.at(-1)
  return {
    batches: await batchesOf(reader, shown),
    ...(rows.length > page && last && { next: `${last.CREATED_AT}~${last.ID}` }),
  }
}

/** Adds to entries of a history the operations of their batches, as far as the reader may see them. */
export async function withOperations(
  request: RequestContext,
  entries: readonly HistoryEntry[],
): Promise<readonly HistoryEntry[]> {
  const ids = [...new Set(entries.flatMap(({ batch }) => batch ?? []))]
  if (ids.length === 0) return entries
  const query = sql`select b.* from "_BATCH" as b where b."ID" in (${sql.join(ids)}) and ${batchScope(request, [request.resource])}`
  const { rows } = await query.execute(request.records.db.read)
  const known = (await batchesOf(request, rows)).map(({ kind, records }) => ({ kind, records }))
  return entries.map(entry => {
    const operation = known[rows.findIndex(({ ID }) => ID === entry.batch)]
    return operation ? { ...entry, operation } : entry
  })
}

/** The operations of stored batches as their reader sees them. */
export async function batchesOf(
  reader: BatchReader,
  rows: readonly DbRow[],
): Promise<readonly BulkOperation[]> {
  const grouped = await batchesOfOperations(reader, rows)
  const all = [...rows, ...grouped]
  const counts = await countsOfBatches(reader, all)
  const people = await peopleOf(
    { ...reader, resource: reader.records.catalogue.get('users') },
    all.flatMap(row => [row.USER_ID, row.UNDONE_BY]),
  )
  return rows.map(row => {
    const parts = grouped.filter(
      ({ ID, OPERATION }) => OPERATION === row.OPERATION && counts.has(String(ID)),
    )
    return operationOf(reader, parts.length > 0 ? parts : [row], { counts, people })
  })
}

/** The readable batches of the operations that these batches belong to with others, in their order. */
export async function batchesOfOperations(reader: BatchReader, batches: readonly DbRow[]) {
  const operations = [...new Set(batches.flatMap(({ OPERATION }) => OPERATION ?? []))]
  if (operations.length === 0) return []
  const query = sql`select b.* from "_BATCH" as b where b."OPERATION" in (${sql.join(operations)}) and ${batchScope(reader, readableResources(reader))} order by b."CREATED_AT", b."ID"`
  return (await query.execute(reader.records.db.read)).rows
}

const hasWritten = (alias: string) =>
  sql<boolean>`exists (select 1 from "_HISTORY" as h where h."BATCH" = ${sql.ref(`${alias}.ID`)} and h."RESOURCE" = ${sql.ref(`${alias}.RESOURCE`)})`

/** An operation of several resources is listed once, by its first batch of these resources. */
const isFirst = (reader: BatchReader, resources: readonly Resource[]) =>
  sql<boolean>`(b."OPERATION" is null or not exists (select 1 from "_BATCH" as f where f."OPERATION" = b."OPERATION" and (f."CREATED_AT", f."ID") < (b."CREATED_AT", b."ID") and ${isOfResources(reader, resources, 'f')} and ${hasWritten('f')}))`

function selected({ by, from, to }: BatchQuery): SqlCondition[] {
  return [
    ...(by === undefined ? [] : [sql`b."USER_ID" = ${by}`]),
    ...(from === undefined ? [] : [sql`b."CREATED_AT" >= ${dayBounds(from)[0]}`]),
    ...(to === undefined ? [] : [sql`b."CREATED_AT" < ${dayBounds(to)[1]}`]),
  ]
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
export async function countsOfBatches({ records }: BatchReader, batches: readonly DbRow[]) {
  const counts = new Map<string, Counts>()
  if (batches.length === 0) return counts
  const ids = batches.map(({ ID }) => ID)
  const from = recordsOfBatches(records.db.dialect, ids)
  const moved = sql`case when ${isNotUndone} and ${hasChangedSince} then 1 else 0 end`
  const query = sql`select w."BATCH", count(*) as "RECORDS", sum(w."MADE") as "CREATED", sum(w."GONE") as "DELETED", sum(w."MADE" * w."GONE") as "BOTH", sum(${moved}) as "MOVED", sum(case when ${isNotUndone} then 1 else 0 end) as "LEFT" from ${from} group by w."BATCH"`
  const { rows } = await query.execute(records.db.read)
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
function operationOf(
  { records, me }: BatchReader,
  parts: readonly DbRow[],
  { counts, people }: BatchDetails,
): BulkOperation {
  const [first = {}] = parts
  const found = parts.map(row => ({ row, ...totalsOf(counts.get(String(row.ID))) }))
  const sum = (name: keyof ReturnType<typeof totalsOf>) =>
    found.reduce((total, part) => total + part[name], 0)
  const open = found.filter(({ row }) => isOpenBatch(row))
  const isUndone = parts.every(row => row.UNDONE_AT !== null)
  const wasBegun = parts.some(row => row.UNDONE_FROM !== null)
  const totals = {
    ...{ records: sum('records'), created: sum('created'), changed: sum('changed') },
    ...{ deleted: sum('deleted'), moved: sum('moved') },
    ...(wasBegun && !isUndone && { left: sum('left') }),
    leftOut: parts.flatMap(leftOutOf).length,
  }
  const kind = kindOf(first, totals)
  const left = sum('left')
  const may = open.map(({ row, ...part }) =>
    mayUndo(records.catalogue.get(String(row.RESOURCE)), me, part),
  )
  const isOpen = open.length > 0 && kind !== 'flow' && !may.includes(false)
  const [last] = parts.toSorted((a, b) => (String(a.UNDONE_AT) < String(b.UNDONE_AT) ? 1 : -1))
  return {
    id: String(first.ID),
    resource: String(first.RESOURCE),
    parts: parts.map(({ ID, RESOURCE }) => ({ id: String(ID), resource: String(RESOURCE) })),
    kind,
    at: String(first.CREATED_AT),
    by: people.get(first.USER_ID) ?? null,
    ...totals,
    ...(isUndone && {
      undone: { at: String(last?.UNDONE_AT), by: people.get(last?.UNDONE_BY) ?? null },
    }),
    _can: {
      undo: isOpen && totals.moved === 0,
      undoRest: isOpen && totals.moved > 0 && totals.moved < left,
    },
  }
}

type Totals = Pick<BulkOperation, 'records' | 'created' | 'changed' | 'deleted'>

const totalsOf = ({ both, ...counts } = none) => ({
  ...counts,
  changed: counts.records - counts.created - counts.deleted + both,
})

function kindOf({ KIND, SOURCE }: DbRow, { records, deleted }: Totals): BulkOperation['kind'] {
  if (KIND === 'flow') return 'flow'
  const source = batchSources.find(each => each === SOURCE)
  if (source) return source
  return deleted === records ? 'delete' : 'change'
}

/**
 * Whether the role may delete, change and restore as the undo requires; the rules of single records are
 * checked by the undo itself.
 */
function mayUndo(resource: Resource, me: BatchReader['me'], { created, changed, deleted }: Totals) {
  const policy = policyOf(resource, me)
  if (created > 0 && isNever(policy.delete)) return false
  if (changed > 0 && isNever(policy.update)) return false
  return deleted === 0 || !isNever(policy.restore)
}
