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
import { type BulkRow, eachRow } from './bulkRow'

/**
 * Takes a batch back by the usual rules: what it made is deleted, what it deleted comes out of the
 * trash, what it changed is put back. A record
 * that has moved since refuses, and so the whole is refused; the rows tell which.
 */
export async function undoBatch(trx: Trx, asking: Asking, id: string): Promise<BulkRow[]> {
  await closeBatch(trx, asking, id)
  const changes = await changesOf(trx, asking, id)
  const rows = changes.map((change, index) => ({ ...change, index }))
  return eachRow(trx, asking, { rows, work: change => takeBack(trx, asking, change) })
}

/** The batch is this person's to undo, and no one undid it yet. */
async function closeBatch(trx: Trx, asking: Asking, id: string) {
  const { me, records } = asking
  const { rows } =
    await sql<Row>`select b."KIND" from "_BATCH" as b where b."ID" = ${id} and ${batchScope(asking)}`.execute(
      trx,
    )
  const [batch] = rows
  if (!batch) throw notFound()
  if (batch.KIND === 'flow') throw new Refusal(409, 'flowNotUndone')
  const { numUpdatedRows } = await trx
    .updateTable('_BATCH')
    .set({ UNDONE_AT: records.clock().toISOString(), UNDONE_BY: me.ID })
    .where('ID', '=', id)
    .where('UNDONE_AT', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal(409, 'alreadyUndone')
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

/** What the batch did to each record as a whole; what it did last comes first. */
async function changesOf(trx: Trx, asking: Asking, batch: string): Promise<Undoing[]> {
  const { resource } = asking
  const entries = await trx
    .selectFrom('_HISTORY')
    .selectAll()
    .where('BATCH', '=', batch)
    .where('RESOURCE', '=', resource.name)
    .orderBy('BATCH_AT', 'desc')
    .execute()
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
