import type { BulkOperation } from '../../src/model/endpoints/operations'
import type { Resource } from '../../src/model/fields/resource'
import { entryOf, readableChanges } from '../audit/historyEntries'
import { keyInHistory } from '../audit/writeHistory'
import { column, type DbRow, fromRows, sql } from '../db/db'
import type { RecordKey } from '../query/requestContext'
import { scopeWithDeleted } from '../query/scope'
import { readTitles } from '../query/titles'
import { recordNotFound } from '../read/read'
import { type BatchReader, batchScope, leftOutOf, readableResources } from './batch'
import { batchesOf } from './listBatches'

const page = 50

/** The operation of a batch, of any resource that this person may see. */
export async function readBatch(reader: BatchReader, id: string, from = 0) {
  const { records } = reader
  const query = sql`select b.* from "_BATCH" as b where b."ID" = ${id} and ${batchScope(reader, readableResources(reader))}`
  const { rows } = await query.execute(records.db.read)
  const [operation] = await batchesOf(reader, rows)
  if (!operation) throw recordNotFound()
  const entries = await entriesFrom(reader, operation, from)
  const shown = entries.slice(0, page)
  const recordsShown = []
  for (const { resource: name } of operation.parts) {
    const written = shown.filter(({ RESOURCE }) => RESOURCE === name)
    recordsShown.push(...(await recordsOf(reader, records.catalogue.get(name), written)))
  }
  return {
    operation,
    records: recordsShown,
    hidden: shown.length - recordsShown.length,
    ...(entries.length > page && { next: from + page }),
  }
}

/** The written records of one resource, as far as this person may read them. */
async function recordsOf(reader: BatchReader, resource: Resource, entries: readonly DbRow[]) {
  const { me } = reader
  const keys = entries.flatMap(row => keyInHistory(resource, String(row.RECORD_ID), me) ?? [])
  const known = await readableRecords(reader, resource, keys)
  return entries.flatMap(row => {
    const key = keyInHistory(resource, String(row.RECORD_ID), me)
    const found = key === undefined ? undefined : known.get(key)
    if (key === undefined || !found) return []
    const { version, at, action, changes } = entryOf(resource, row)
    const readable = readableChanges(resource, me, changes)
    const isKept = row.UNDONE_AT === null || leftOutOf(row).includes(String(row.RECORD_ID))
    const moved = isKept && Number(row.LATEST) > version
    const written = { resource: resource.name, record: key, ...found }
    return [{ ...written, version, at, action, changes: readable, moved }]
  })
}

/** Entries in the order of the batches, each with the record's last version of another origin. */
async function entriesFrom({ records }: BatchReader, { parts }: BulkOperation, from: number) {
  const ids = sql.join(parts.map(({ id }) => id))
  const latest = sql`(select max(n."VERSION") from "_HISTORY" as n where n."RESOURCE" = h."RESOURCE" and n."RECORD_ID" = h."RECORD_ID" and (n."BATCH" is null or n."BATCH" <> h."BATCH"))`
  const query = sql`select h.*, b."UNDONE_AT", b."LEFT_OUT", coalesce(${latest}, 0) as "LATEST" from "_HISTORY" as h join "_BATCH" as b on b."ID" = h."BATCH" and b."RESOURCE" = h."RESOURCE" where b."ID" in (${ids}) order by b."CREATED_AT", b."ID", h."BATCH_AT", h."RECORD_ID", h."VERSION" limit ${page + 1} offset ${from}`
  const { rows } = await query.execute(records.db.read)
  return rows
}

interface RecordState {
  readonly title: string
  readonly gone: boolean
}

/** Records that this person may read, deleted ones included, with their titles. */
async function readableRecords(
  reader: BatchReader,
  resource: Resource,
  keys: readonly RecordKey[],
): Promise<ReadonlyMap<unknown, RecordState>> {
  if (keys.length === 0) return new Map()
  const { records, me } = reader
  const key = column(resource.key.name)
  const scope = scopeWithDeleted(resource, me)
  const query = sql`select ${key} as "KEY", ${column('_DELETED_AT')} as "GONE_AT" ${fromRows(resource, sql`${key} in (${sql.join([...new Set(keys)])})`, scope)}`
  const { rows } = await query.execute(records.db.read)
  const ids = rows.map(({ KEY }) => KEY as RecordKey)
  const titles = await readTitles({ ...reader, withDeleted: true }, resource, ids)
  return new Map(
    rows.map(({ KEY, GONE_AT }) => [
      KEY,
      { title: titles.get(KEY) ?? String(KEY), gone: GONE_AT !== null },
    ]),
  )
}
