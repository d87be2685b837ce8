import type { Me } from '../../src/model/access'
import type { Message } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { Refusal } from '../refusal'
import { refuse } from './body'
import type { Values } from './context'
import { type FilePlace, filePlaces, filesById, heldIn, keepsVersions } from './fileRows'
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
  /** How many former versions of a file are kept where a field keeps them. */
  readonly versions?: number
}

const MOST_VERSIONS = 20

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

/** What hung there and is named no longer; it hangs on as a version where the field keeps them. */
async function letGo(trx: Trx, here: Place, ids: readonly string[]) {
  const { resource, recordId, place, now } = here
  const isKept = keepsVersions(place)
  const mine = { RESOURCE: resource.name, FIELD: place.path, RECORD_ID: recordId }
  let gone = trx
    .updateTable('_FILE')
    .set({ DETACHED_AT: now.toISOString(), ...(isKept ? {} : { RECORD_ID: null }) })
    .where(eb => eb.and(mine))
    .where('DETACHED_AT', 'is', null)
  if (ids.length > 0) gone = gone.where('ID', 'not in', ids)
  await gone.execute()
  if (isKept) await dropOldest(trx, here, { mine, ids })
}

interface Kept {
  readonly mine: Readonly<Record<string, string>>
  readonly ids: readonly string[]
}

/** More versions than are kept go loose, those replaced first. */
async function dropOldest(trx: Trx, { now, versions = MOST_VERSIONS }: Place, { mine, ids }: Kept) {
  const former = await trx
    .selectFrom('_FILE')
    .select('ID')
    .where(eb => eb.and(mine))
    .where('DETACHED_AT', 'is not', null)
    .where('ID', 'not in', ids.length > 0 ? ids : [''])
    .orderBy('DETACHED_AT', 'desc')
    .orderBy('ID')
    .execute()
  const over = former.slice(versions).map(({ ID }) => ID)
  if (over.length === 0) return
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where('ID', 'in', over)
    .execute()
}

function mayHang(file: Row | undefined, { resource, place, recordId, me, former = {} }: Place) {
  if (file?.RESOURCE !== resource.name || file.FIELD !== place.path) return false
  if (file.RECORD_ID === recordId) return true
  const stoodHere = heldIn(former, place).some(({ id }) => id === file.ID)
  return file.RECORD_ID === null && (file.CREATED_BY === me.ID || stoodHere)
}
