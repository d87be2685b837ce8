import type { Message } from '../../src/kinds/kind/kind'
import type { FieldModel } from '../../src/model/fields/resource'
import { presentValue } from '../audit/presentValue'
import { same } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import { type DbRow, sql, type Trx } from '../db/db'
import { gatherAssigned } from '../notices/gatherAssigned'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { deletedRows } from '../query/scope'
import { keyOf, load, recordNotFound } from '../read/read'
import { restoreRecord } from '../trash/trash'
import { deleteIn } from '../write/remove'
import { refuseAny } from '../write/rows/body'
import { preparedUpdate } from '../write/update'
import { batchScope, isOpenBatch, leftOutOf } from './batch'
import { changesOf, type RecordUndo, recordId } from './batchChanges'
import { hasChangedSince, isNotUndone, recordsOfBatches } from './batchRecords'
import { type BulkRow, eachBulkRow } from './bulkRow'
import { batchesOfOperations, countsOfBatches } from './listBatches'
import { moveReferencesBack } from './moveReferences'

/** About this many records are restored per transaction, so that other writers get a turn. */
const PART_SIZE = 500

interface Undone {
  readonly undone: number
  /** Records still to undo: call again. */
  readonly left: number
  /** Records that cannot be restored; the undo stopped there. */
  readonly refused: readonly BulkRow[]
}

interface UndoInput {
  readonly id: string
  /** Time limit in milliseconds; a started part is finished. */
  readonly maxMs: number
  /** Leaves out the records that cannot be restored and names them; otherwise one of them prevents all. */
  readonly skipRefused?: boolean
}

/**
 * Undoes the operation of a batch by the usual rules: deletes what it created, restores what it deleted, reverts
 * what it changed. Refused if a record was changed since, unless such records are left out; runs part by part
 * from the end. Repeated, it tries the records that were left out.
 */
export async function undoBatch(
  request: RequestContext,
  { id, maxMs, skipRefused = false }: UndoInput,
): Promise<Undone> {
  const batches = await openBatches(request, id)
  // What is left out again stays first in line: such an undo is not divided.
  const isAgain = batches.some(({ row }) => row.UNDONE_AT !== null)
  const end = isAgain ? Infinity : performance.now() + maxMs
  const refused: BulkRow[] = []
  let undone = 0
  if (!skipRefused) for (const batch of batches) refused.push(...(await changedSinceBatch(batch)))
  for (const [at, batch] of batches.entries())
    for (let left = 1, below = 2 ** 31 - 1; left > 0 && (skipRefused || refused.length === 0); ) {
      const part = await undoPart(batch.request, { id: batch.id, skipRefused, below })
      below = part.from
      const resource = batch.request.resource.name
      refused.push(...part.refused.map(row => ({ ...row, resource })))
      undone += part.undone
      left = part.left
      if (performance.now() < end) continue
      const later = await countsOfBatches(
        request,
        batches.slice(at + 1).map(({ row }) => row),
      )
      for (const each of later.values()) left += each.left
      return { undone, left, refused }
    }
  return { undone, left: 0, refused }
}

interface OpenBatch {
  readonly request: RequestContext
  readonly id: string
  readonly row: DbRow
}

/** The batches of the operation with records to undo, last one first, each with a request for its resource. */
async function openBatches(request: RequestContext, id: string): Promise<readonly OpenBatch[]> {
  const { resource, records } = request
  const query = sql`select b.* from "_BATCH" as b where b."ID" = ${id} and ${batchScope(request, [resource])}`
  const { rows } = await query.execute(records.db.read)
  const [batch] = rows
  if (!batch) throw recordNotFound()
  if (batch.KIND === 'flow') throw new Refusal(409, 'flowNotUndone')
  const parts = batch.OPERATION === null ? rows : await batchesOfOperations(request, rows)
  const open = parts.filter(isOpenBatch)
  if (open.length === 0) throw new Refusal(409, 'alreadyUndone')
  return open.toReversed().map(row => ({
    request: { ...request, resource: records.catalogue.get(String(row.RESOURCE)) },
    id: String(row.ID),
    row,
  }))
}

async function changedSinceBatch({ request, id }: OpenBatch): Promise<BulkRow[]> {
  const { resource, records } = request
  const statement = sql`select w."RECORD_ID" from ${recordsOfBatches(records.db.dialect, [id])} where ${isNotUndone} and ${hasChangedSince} order by w."AT" desc limit ${PART_SIZE}`
  return (await statement.execute(records.db.read)).rows.map(({ RECORD_ID }, index) => ({
    index,
    outcome: 'refused',
    id: keyOf(resource, recordId(request, String(RECORD_ID))),
    resource: resource.name,
    refusal: changedSince(),
  }))
}

interface PartInput {
  readonly id: string
  readonly skipRefused: boolean
  /** Position of the part before. */
  readonly below: number
}
const undoPart = (request: RequestContext, { id, skipRefused, below }: PartInput) =>
  request.records.db
    .transaction(async trx => {
      const part = await nextPart(trx, request, { id, skipRefused, below })
      const { from, left, isMerge, isAgain, leftOut } = part
      const changes = await changesOf(trx, request, { id, from, below: part.below, isMerge })
      const rows = changes.map((change, index) => ({ ...change, index }))
      const done = await eachBulkRow(trx, request, {
        rows,
        work: change => undoRecord(trx, { ...request, gathersNotices: true }, change),
      })
      await gatherAssigned(trx, request.records)
      const refused = done.filter(({ outcome }) => outcome === 'refused')
      // An undo that restores no record leaves the batch as it is.
      const isNone = refused.length === done.length && left === 0 && !part.wasBegun
      if (refused.length > 0 && (!skipRefused || isNone)) throw new PartRefused(refused)
      if (isMerge && refused.length === 0) await moveReferencesBack(trx, request, id)
      const at = left > 0 && !isAgain ? null : request.records.clock().toISOString()
      const tried = new Set(changes.map(({ recordId }) => recordId))
      const still = [
        ...leftOut.filter(name => !tried.has(name)),
        ...refused.flatMap(({ index }) => changes[index]?.recordId ?? []),
      ]
      const mark = {
        UNDONE_FROM: isAgain ? 0 : from,
        UNDONE_AT: at,
        LEFT_OUT: JSON.stringify(still),
      }
      await trx.updateTable('_BATCH').set(mark).where('ID', '=', id).execute()
      return { undone: done.length - refused.length, left, refused, from }
    })
    .catch(error => {
      if (error instanceof PartRefused) return { undone: 0, left: 0, refused: error.rows, from: 0 }
      throw error
    })

/** Rolls back the transaction of the part. */
class PartRefused extends Error {
  constructor(readonly rows: readonly BulkRow[]) {
    super('part refused')
  }
}

/** The next part to undo, locked against a second undo, and the number of records left after it. */
async function nextPart(trx: Trx, { me, records }: RequestContext, { id, below }: PartInput) {
  const [batch] = await trx
    .updateTable('_BATCH')
    .set({ UNDONE_BY: me.ID })
    .where('ID', '=', id)
    .returning(['UNDONE_AT', 'UNDONE_FROM', 'SOURCE', 'LEFT_OUT'])
    .execute()
  if (!batch || !isOpenBatch(batch)) throw new Refusal(409, 'alreadyUndone')
  const query = sql`select w."AT" from ${recordsOfBatches(records.db.dialect, [id])} where ${isNotUndone} and w."AT" < ${below} order by w."AT" desc`
  const { rows } = await query.execute(trx)
  const batchPositions = rows.map(({ AT }) => Number(AT))
  const from = batchPositions[PART_SIZE - 1] ?? 0
  const left = batchPositions.filter(place => place < from).length
  const isAgain = batch.UNDONE_AT !== null
  return {
    ...{ from, below: (batchPositions[0] ?? 0) + 1, left, isAgain },
    wasBegun: !isAgain && batch.UNDONE_FROM !== null,
    isMerge: batch.SOURCE === 'merge',
    leftOut: leftOutOf(batch),
  }
}

async function undoRecord(
  trx: Trx,
  request: RequestContext,
  { id: key, version, made, deleted, was, mixed }: RecordUndo,
): Promise<Omit<BulkRow, 'index'>> {
  if (mixed) throw changedSince()
  try {
    if (made) return { outcome: await deleteMade(trx, request, { key, version, deleted }), id: key }
    if (deleted) await restoreRecord(trx, request, { id: String(key), version })
    const now = deleted ? version + 1 : version
    if (!deleted || Object.keys(was).length > 0)
      await restoreValues(trx, request, { key, version: now, was })
  } catch (error) {
    throw error instanceof Refusal && error.status === 412 ? changedSince() : error
  }
  return { outcome: 'change', id: key }
}

/** Deletes what the batch created, unless the batch or somebody after it did. */
async function deleteMade(
  trx: Trx,
  request: RequestContext,
  { key, version, deleted }: Pick<FormerValues, 'key' | 'version'> & Pick<RecordUndo, 'deleted'>,
) {
  if (deleted) return 'same'
  const scope = deletedRows(request.resource, request.me)
  try {
    await deleteIn(trx, request, { key, version })
    return 'change'
  } catch (error) {
    const isMissing = error instanceof Refusal && error.status === 404
    if (isMissing && (await load(trx, request.resource, { key, scope }))) return 'same'
    throw error
  }
}

const changedSince = () => new Refusal(412, 'movedSince')

interface FormerValues {
  readonly key: string | number
  readonly version: number
  readonly was: RecordValues
}
async function restoreValues(
  trx: Trx,
  request: RequestContext,
  { key, version, was }: FormerValues,
) {
  const { resource, me } = request
  const sent = Object.entries(was).flatMap(([name, value]) => {
    const field = resource.fields.get(name)
    return !field || field.readOnly ? [] : [[name, presentValue(field, value, me)]]
  })
  const work = await preparedUpdate(request, Object.fromEntries(sent))
  const { record } = await work(trx, { key, version })
  const errors: Record<string, Message> = {}
  for (const [name, value] of Object.entries(was)) {
    const isRestored = isDerived(resource.fields.get(name)) || same(record[name] ?? null, value)
    if (!isRestored) errors[name] = { key: 'notPutBack' }
  }
  refuseAny(errors)
}

/** Computed values follow the others; restored child rows get new ids. */
const isDerived = (field: FieldModel | undefined) =>
  Boolean(field?.computed || field?.lines || field?.concat)
