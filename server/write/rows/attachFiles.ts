import type { Message } from '../../../src/kinds/kind/kind'
import type { Me } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
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
import { refuseAny } from './body'

interface FileChange {
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
export async function attachFiles(trx: Trx, resource: Resource, change: FileChange) {
  const recordId = historyId(resource, change.record)
  const places = filePlaces(resource).filter(({ field, lines }) =>
    change.names.has((lines ?? field).name),
  )
  for (const place of places) await attachAtPlace(trx, { resource, recordId, place, ...change })
}

interface PlaceChange extends FileChange {
  readonly resource: Resource
  readonly recordId: string
  readonly place: FilePlace
}

async function attachAtPlace(trx: Trx, change: PlaceChange) {
  const { recordId, place, record } = change
  const named = filesInRecord(record, place)
  const files = await filesById(
    trx,
    named.map(({ id }) => id),
  )
  const errors: Record<string, Message> = {}
  for (const { id, at } of named)
    if (!mayAttach(files.get(id), change)) errors[at] = { key: 'notFile' }
  refuseAny(errors)
  const ids = [...files.keys()]
  if (!change.isNew) await detachOthers(trx, change, ids)
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
async function detachOthers(trx: Trx, change: PlaceChange, ids: readonly string[]) {
  const { resource, recordId, place, now } = change
  const isKept = keepsVersions(place)
  const owner = { RESOURCE: resource.name, FIELD: place.path, RECORD_ID: recordId }
  let query = trx
    .updateTable('_FILE')
    .set({ DETACHED_AT: now.toISOString(), ...(isKept ? {} : { RECORD_ID: null }) })
    .where(eb => eb.and(owner))
    .where('DETACHED_AT', 'is', null)
  if (ids.length > 0) query = query.where('ID', 'not in', ids)
  await query.execute()
  if (isKept) await detachOldest(trx, change, { owner, ids })
}

/** Detaches the oldest versions beyond the limit. */
async function detachOldest(
  trx: Trx,
  { now, versions = MOST_VERSIONS }: PlaceChange,
  {
    owner,
    ids,
  }: { readonly owner: Readonly<Record<string, string>>; readonly ids: readonly string[] },
) {
  const former = await trx
    .selectFrom('_FILE')
    .select('ID')
    .where(eb => eb.and(owner))
    .where('DETACHED_AT', 'is not', null)
    .where('ID', 'not in', ids.length > 0 ? ids : [''])
    .orderBy('DETACHED_AT', 'desc')
    .orderBy('ID')
    .execute()
  const excess = former.slice(versions).map(({ ID }) => ID)
  if (excess.length === 0) return
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where('ID', 'in', excess)
    .execute()
}

function mayAttach(
  file: DbRow | undefined,
  { resource, place, recordId, me, former = {} }: PlaceChange,
) {
  if (file?.RESOURCE !== resource.name || file.FIELD !== place.path) return false
  if (file.RECORD_ID === recordId) return true
  const wasAttached = filesInRecord(former, place).some(({ id }) => id === file.ID)
  return file.RECORD_ID === null && (file.CREATED_BY === me.ID || wasAttached)
}
