import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import { entryOf, readableChanges } from '../audit/historyEntries'
import { keyInHistory } from '../audit/writeHistory'
import { sql } from '../db/fragment'
import { column, fromRows } from '../query/condition'
import type { RecordKey } from '../query/requestContext'
import { scopeWithDeleted } from '../query/scope'
import { readTitles } from '../query/titles'
import { recordNotFound } from '../read/read'
import { type BatchReader, batchScope } from './batch'
import { batchesOf } from './listBatches'

const page = 50

/** The resources whose operations this person may see. */
export const readableResources = ({ records, me }: BatchReader): readonly Resource[] =>
  [...records.catalogue.resources.values()].filter(
    resource => !isNever(policyOf(resource, me).read),
  )

/** A batch of any resource that this person may see. */
export async function readBatch(reader: BatchReader, id: string, from = 0) {
  const { records, me } = reader
  const query = sql`select b.* from "_BATCH" as b where b."ID" = ${id} and ${batchScope(reader, readableResources(reader))}`
  const { rows } = await query.execute(records.db.read)
  const [operation] = await batchesOf(reader, rows)
  if (!operation) throw recordNotFound()
  const resource = records.catalogue.get(operation.resource)
  const entries = await entriesFrom(reader, id, { resource, from })
  const shown = entries.slice(0, page)
  const keys = shown.flatMap(row => keyInHistory(resource, String(row.RECORD_ID), me) ?? [])
  const known = await readableRecords(reader, resource, keys)
  const recordsShown = shown.flatMap(row => {
    const key = keyInHistory(resource, String(row.RECORD_ID), me)
    const found = key === undefined ? undefined : known.get(key)
    if (key === undefined || !found) return []
    const { version, at, action, changes } = entryOf(resource, row)
    const readable = readableChanges(resource, me, changes)
    const moved = Number(row.LATEST) > version && operation.undone === undefined
    return [{ record: key, ...found, version, at, action, changes: readable, moved }]
  })
  return {
    operation,
    records: recordsShown,
    hidden: shown.length - recordsShown.length,
    ...(entries.length > page && { next: from + page }),
  }
}

interface EntryPage {
  readonly resource: Resource
  readonly from: number
}

/** Entries in the order of the batch, each with the record's last version of another origin. */
async function entriesFrom({ records }: BatchReader, id: string, { resource, from }: EntryPage) {
  const latest = sql`(select max(n."VERSION") from "_HISTORY" as n where n."RESOURCE" = h."RESOURCE" and n."RECORD_ID" = h."RECORD_ID" and (n."BATCH" is null or n."BATCH" <> h."BATCH"))`
  const query = sql`select h.*, coalesce(${latest}, 0) as "LATEST" from "_HISTORY" as h where h."BATCH" = ${id} and h."RESOURCE" = ${resource.name} order by h."BATCH_AT", h."RECORD_ID", h."VERSION" limit ${page + 1} offset ${from}`
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
  const titles = new Map(await readTitles({ ...reader, withDeleted: true }, resource, ids))
  return new Map(
    rows.map(({ KEY, GONE_AT }) => [
      KEY,
      { title: titles.get(KEY) ?? String(KEY), gone: GONE_AT !== null },
    ]),
  )
}
