import type { Me } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import type { Message } from '../../../src/model/kinds/kind'
import { historyId } from '../../audit/writeHistory'
import { Refusal } from '../../base/refusal'
import type { DbRow, Trx } from '../../db/db'
import {
  type FilePlace,
  filePlaces,
  filesById,
  filesInRecord,
  keepsVersions,
} from '../../query/fileRows'
import type { RecordValues } from '../../query/requestContext'
import { refuse } from './body'

interface Attaching {
  readonly record: RecordValues
  /** The changed fields. */
  readonly names: ReadonlySet<string>
  readonly me: Me
  readonly now: Date
  /** No file is attached yet. */
  readonly isNew?: boolean
  /** Values the record had before. */
  readonly former?: RecordValues
  /** Number of former versions kept of each file. */
  readonly versions?: number
}

const MOST_VERSIONS = 20

/**
 * Attaches the files that a saved record names and detaches those it no longer names, in the same
 * transaction. Accepts only files the writer uploaded for that field, and files that are or were attached
 * there.
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
  const held = filesInRecord(record, place)
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
  // Another record attached one of them in the meantime.
  if (Number(numUpdatedRows) !== ids.length) throw new Refusal(409, 'conflict')
}

/** Files no longer named; they become versions where the field keeps versions. */
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

/** Detaches the oldest versions beyond the limit. */
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

function mayHang(file: DbRow | undefined, { resource, place, recordId, me, former = {} }: Place) {
  if (file?.RESOURCE !== resource.name || file.FIELD !== place.path) return false
  if (file.RECORD_ID === recordId) return true
  const stoodHere = filesInRecord(former, place).some(({ id }) => id === file.ID)
  return file.RECORD_ID === null && (file.CREATED_BY === me.ID || stoodHere)
}
