import type { Me } from '../../src/model/access'
import type { Message } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { Refusal } from '../refusal'
import { refuse } from './body'
import type { Values } from './context'
import { type FilePlace, filePlaces, filesById, heldIn } from './fileRows'
import { historyId } from './history'

export interface Attaching {
  readonly record: Values
  /** The fields that change. */
  readonly names: ReadonlySet<string>
  readonly me: Me
  readonly now: Date
  /** Nothing hangs on it yet. */
  readonly isNew?: boolean
  /** What the record once held. */
  readonly former?: Values
}

/**
 * Hangs the files a saved record names on it, and lets go those it names no longer, in the same
 * transaction. Only what the writer uploaded for that field, or what stands there already, is
 * accepted, or stood there once: nobody else's file comes in by its id (safety.md 15).
 */
export async function attachFiles(trx: Trx, resource: Resource, attaching: Attaching) {
  const recordId = historyId(resource, attaching.record)
  const places = filePlaces(resource).filter(({ field, lines }) =>
    attaching.names.has((lines ?? field).name),
  )
  for (const place of places) await attachPlace(trx, { resource, recordId, place, ...attaching })
}

interface Place extends Attaching {
  readonly resource: Resource
  readonly recordId: string
  readonly place: FilePlace
}

async function attachPlace(trx: Trx, here: Place) {
  const { recordId, place, record } = here
  const held = heldIn(record, place)
  const files = await filesById(
    trx,
    held.map(({ id }) => id),
  )
  const errors: Record<string, Message> = {}
  for (const { id, at } of held) if (!mayHang(files.get(id), here)) errors[at] = { key: 'notFile' }
  if (Object.keys(errors).length > 0) refuse(errors)
  const ids = [...files.keys()]
  if (!here.isNew) await letGo(trx, here, ids)
  if (ids.length === 0) return
  const { numUpdatedRows } = await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: recordId, DETACHED_AT: null })
    .where('ID', 'in', ids)
    .where(eb => eb.or([eb('RECORD_ID', 'is', null), eb('RECORD_ID', '=', recordId)]))
    .executeTakeFirstOrThrow()
  // Another record took one of them between the reading and the writing.
  if (Number(numUpdatedRows) !== ids.length) throw new Refusal(409, 'conflict')
}

/** What hung there and is named no longer. */
async function letGo(trx: Trx, { resource, recordId, place, now }: Place, ids: readonly string[]) {
  const mine = { RESOURCE: resource.name, FIELD: place.path }
  let gone = trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where(eb => eb.and({ ...mine, RECORD_ID: recordId }))
  if (ids.length > 0) gone = gone.where('ID', 'not in', ids)
  await gone.execute()
}

function mayHang(file: Row | undefined, { resource, place, recordId, me, former = {} }: Place) {
  if (file?.RESOURCE !== resource.name || file.FIELD !== place.path) return false
  if (file.RECORD_ID === recordId) return true
  const stoodHere = heldIn(former, place).some(({ id }) => id === file.ID)
  return file.RECORD_ID === null && (file.CREATED_BY === me.ID || stoodHere)
}
