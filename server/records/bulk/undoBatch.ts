import type { Message } from '../../../src/model/kinds/kind'
import type { FieldModel } from '../../../src/model/resource'
import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { Refusal } from '../../refusal'
import { refuse } from '../body'
import type { Asking, Values } from '../context'
import { same } from '../history'
import { keyOf, notFound, presentValue } from '../read'
import { deleteIn } from '../remove'
import { restoreRecord } from '../trash'
import { preparedUpdate } from '../update'
import { batchScope } from './batch'
import { hasMoved, recordsOfBatches, stands } from './batchRecords'
import { type BulkRow, eachRow } from './bulkRow'

/** So many records are put back in one transaction, or a few more; who waits to write comes next. */
const PART = 500

export interface Undone {
  readonly undone: number
  /** Records still to be undone: ask again. */
  readonly left: number
  /** What cannot be put back: there it stopped. */
  readonly refused: readonly BulkRow[]
}

/**
 * Takes a batch back by the usual rules: what it made is deleted, what it deleted comes out of the trash,
 * what it changed is put back. Where a record has moved since, nothing is; else it is undone part by part,
 * the last one first, for `forMs` milliseconds and to the end of a part.
 */
export async function undoBatch(asking: Asking, id: string, forMs: number): Promise<Undone> {
  const moved = await movedOf(asking, id)
  const end = performance.now() + forMs
  let done: Undone = { undone: 0, left: 0, refused: moved }
  while (done.refused.length === 0) {
    const { undone, left, refused } = await undoPart(asking, id)
    done = { undone: done.undone + undone, left, refused }
    if (left === 0 || performance.now() >= end) break
  }
  return done
}

/** The records of a batch that is this person's to undo which somebody else has written since. */
async function movedOf(asking: Asking, id: string): Promise<BulkRow[]> {
  const { resource, records } = asking
  const { rows: batches } =
    await sql<Row>`select b."KIND" from "_BATCH" as b where b."ID" = ${id} and ${batchScope(asking)}`.execute(
      records.db.read,
    )
  const [batch] = batches
  if (!batch) throw notFound()
  if (batch.KIND === 'flow') throw new Refusal(409, 'flowNotUndone')
  const { rows } =
    await sql<Row>`select w."RECORD_ID" from ${recordsOfBatches(resource, [id])} where ${stands} and ${hasMoved(resource)} order by w."AT" desc limit ${PART}`.execute(
      records.db.read,
    )
  return rows.map(({ RECORD_ID }, index) => ({
    index,
    outcome: 'refused',
    id: keyOf(resource, recordId(asking, String(RECORD_ID))),
    refusal: movedSince(),
  }))
}

const undoPart = (asking: Asking, id: string): Promise<Undone> =>
  asking.records.db
    .transaction(async trx => {
      const { from, below, left } = await nextPart(trx, asking, id)
      const changes = await changesOf(trx, asking, { id, from, below })
      const rows = changes.map((change, index) => ({ ...change, index }))
      const done = await eachRow(trx, asking, {
        rows,
        work: change => takeBack(trx, asking, change),
      })
      const refused = done.filter(({ outcome }) => outcome === 'refused')
      if (refused.length > 0) throw new PartRefused(refused)
      const at = left > 0 ? null : asking.records.clock().toISOString()
      const mark = { UNDONE_FROM: from, UNDONE_AT: at }
      await trx.updateTable('_BATCH').set(mark).where('ID', '=', id).execute()
      return { undone: done.length, left, refused }
    })
    .catch(error => {
      if (error instanceof PartRefused) return { undone: 0, left: 0, refused: error.rows }
      throw error
    })

/** Takes its transaction back. */
class PartRefused extends Error {
  constructor(readonly rows: readonly BulkRow[]) {
    super('part refused')
  }
}

interface Part {
  /** Places in the batch; a record counts where it was written last. */
  readonly from: number
  readonly below: number
}
/** The part to be undone now, while nobody else undoes the same, and how many records are left after it. */
async function nextPart(trx: Trx, { resource, me }: Asking, id: string) {
  const { numUpdatedRows } = await trx
    .updateTable('_BATCH')
    .set({ UNDONE_BY: me.ID })
    .where('ID', '=', id)
    .where('UNDONE_AT', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal(409, 'alreadyUndone')
  const { rows } =
    await sql<Row>`select w."AT" from ${recordsOfBatches(resource, [id])} where ${stands} order by w."AT" desc`.execute(
      trx,
    )
  const places = rows.map(({ AT }) => Number(AT))
  const from = places[PART - 1] ?? 0
  const left = places.filter(place => place < from).length
  return { from, below: (places[0] ?? 0) + 1, left }
}

interface Undoing {
  readonly id: string | number
  /** The version the batch left. */
  readonly version: number
  /** How often it wrote the record. */
  readonly writes: number
  readonly made: boolean
  readonly deleted: boolean
  /** What its changed fields were before. */
  readonly was: Values
  /** Somebody else wrote between two of its writes. */
  readonly mixed: boolean
}

/** What this part of the batch did to each record as a whole; what it did last comes first. */
async function changesOf(
  trx: Trx,
  asking: Asking,
  { id: batch, from, below }: Part & { readonly id: string },
): Promise<Undoing[]> {
  const { resource } = asking
  const { rows: entries } =
    await sql<Row>`select h.* from "_HISTORY" as h where h."BATCH" = ${batch} and h."RESOURCE" = ${resource.name} and h."RECORD_ID" in (select w."RECORD_ID" from ${recordsOfBatches(resource, [batch])} where w."AT" >= ${from} and w."AT" < ${below}) order by h."BATCH_AT" desc`.execute(
      trx,
    )
  const undoings = new Map<string | number, Undoing>()
  for (const entry of entries) {
    const id = keyOf(resource, recordId(asking, String(entry.RECORD_ID)))
    const later = undoings.get(id)
    undoings.set(id, later ? joined(later, entry) : undoingOf(id, entry))
  }
  return [...undoings.values()]
}

/** The history names a record with its company where its key is unique only there. */
const recordId = ({ resource }: Asking, text: string) =>
  resource.company && resource.naturalKey ? text.slice(text.indexOf('/') + 1) : text

const undoingOf = (id: string | number, entry: Row): Undoing => ({
  id,
  version: Number(entry.VERSION),
  writes: 1,
  made: entry.ACTION === 'create',
  deleted: entry.ACTION === 'delete',
  was: entry.ACTION === 'delete' ? {} : formerOf(entry),
  mixed: false,
})

/** An earlier write of the same batch to the same record. */
function joined(later: Undoing, entry: Row): Undoing {
  const earlier = undoingOf(later.id, entry)
  const isNext = earlier.version === later.version - later.writes
  return {
    ...later,
    writes: later.writes + 1,
    made: earlier.made,
    was: { ...later.was, ...earlier.was },
    mixed: later.mixed || !isNext,
  }
}

function formerOf({ CHANGES }: Row): Values {
  const changes = JSON.parse(String(CHANGES)) as Record<string, [unknown, unknown]>
  return Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]))
}

async function takeBack(
  trx: Trx,
  asking: Asking,
  { id: key, version, made, deleted, was, mixed }: Undoing,
): Promise<Omit<BulkRow, 'index'>> {
  if (mixed) throw movedSince()
  try {
    if (made && deleted) return { outcome: 'same', id: key }
    if (deleted) await restoreRecord(trx, asking, { id: String(key), version })
    const now = deleted ? version + 1 : version
    if (made) await deleteIn(trx, asking, { key, version })
    else if (!deleted || Object.keys(was).length > 0)
      await putBack(trx, asking, { key, version: now, was })
  } catch (error) {
    throw error instanceof Refusal && error.status === 412 ? movedSince() : error
  }
  return { outcome: 'change', id: key }
}

const movedSince = () => new Refusal(412, 'movedSince')

interface PuttingBack {
  readonly key: string | number
  readonly version: number
  readonly was: Values
}
async function putBack(trx: Trx, asking: Asking, { key, version, was }: PuttingBack) {
  const { resource, me } = asking
  const sent = Object.entries(was).flatMap(([name, value]) => {
    const field = resource.fields.get(name)
    return !field || field.readOnly ? [] : [[name, presentValue(field, value, me)]]
  })
  const work = await preparedUpdate(asking, Object.fromEntries(sent))
  const { record } = await work(trx, { key, version })
  const errors: Record<string, Message> = {}
  for (const [name, value] of Object.entries(was)) {
    const isBack = isMadeAnew(resource.fields.get(name)) || same(record[name] ?? null, value)
    if (!isBack) errors[name] = { key: 'notPutBack' }
  }
  if (Object.keys(errors).length > 0) refuse(errors)
}

/** What is reckoned follows the rest; rows that were thrown away come back with numbers of their own. */
const isMadeAnew = (field: FieldModel | undefined) =>
  field?.kind === 'computed' || field?.kind === 'lines' || field?.join !== undefined
