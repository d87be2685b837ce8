import { policyOf } from '../../src/model/access/access'
import { comparedFields, isName } from '../../src/model/lists/matchFields'
import { isNever } from '../../src/model/rules/rule'
import { warningsOf } from '../../src/model/validation/validation'
import type { Trx } from '../db/db'
import type { RecordKey, RecordValues, RequestContext } from '../query/requestContext'
import { readTitles } from '../query/titles'
import { keyOf, recordNotFound } from '../read/read'
import { similarRecordsOf } from '../read/similarRecords'
import { preparedCreate } from '../write/create'
import { deleteIn } from '../write/remove'
import { refuse } from '../write/rows/body'
import { preparedUpdate } from '../write/update'
import type { BulkItem } from './bulkItem'
import { type BulkRow, changesShown, eachBulkRow, noteRow, type SeenKeys } from './bulkRow'
import { matchedKey } from './matched'
import { matchLines } from './matchLines'

type RowResult = Omit<BulkRow, 'index'>

/**
 * Updates, deletes and creates records row by row, by the rules of single writes: rights, checks, references,
 * versions, history. The caller decides whether refused rows roll back the accepted ones.
 */
export function runBulk(
  trx: Trx,
  request: RequestContext,
  items: readonly BulkItem[],
): Promise<BulkRow[]> {
  const seen: SeenKeys = new Map()
  const rows = items.map((item, index) => ({ item, index, id: item.id }))
  return eachBulkRow(trx, request, {
    rows,
    work: ({ item, index }, here) => runItem(trx, here, { item, index, seen }),
  })
}

interface BulkRun {
  readonly item: BulkItem
  readonly index: number
  readonly seen: SeenKeys
}
async function runItem(
  trx: Trx,
  request: RequestContext,
  { item, index, seen }: BulkRun,
): Promise<RowResult> {
  refusePasswords(request, item.changes)
  const key = await targetOf(trx, request, item)
  if (key !== undefined) {
    noteRow(seen, key, index)
    return item.delete
      ? deleteRow(trx, request, { key, item })
      : updateRow(trx, request, { key, item })
  }
  if (!item.create) throw recordNotFound()
  const result = await createRow(trx, request, { ...item.match, ...item.changes })
  if (result.id !== undefined) seen.set(result.id, index)
  return result
}

async function targetOf(trx: Trx, request: RequestContext, { id, match }: BulkItem) {
  if (id !== undefined) return keyOf(request.resource, String(id))
  return match && matchedKey(trx, request, match)
}

async function updateRow(
  trx: Trx,
  request: RequestContext,
  { key, item }: { key: RecordKey; item: BulkItem },
): Promise<RowResult> {
  const { resource, me } = request
  const sent = item.match
    ? await matchLines(trx, request, { key, changes: item.changes })
    : item.changes
  const work = await preparedUpdate(request, sent)
  const { loaded, record } = await work(trx, { key, version: item.version ?? 'now' })
  const changes = changesShown(resource, me, { before: loaded.record, after: record })
  const isSame = record === loaded.record
  return {
    outcome: isSame ? 'same' : 'change',
    id: key,
    changes,
    warnings: ofChangedFields(changes, warningsOf(resource, record)),
  }
}

async function deleteRow(
  trx: Trx,
  request: RequestContext,
  { key, item }: { key: RecordKey; item: BulkItem },
) {
  await deleteIn(trx, request, { key, version: item.version ?? 'now' })
  return { outcome: 'delete', id: key } as const
}

async function createRow(
  trx: Trx,
  request: RequestContext,
  body: RecordValues,
): Promise<RowResult> {
  const { resource, me } = request
  const work = await preparedCreate(request, body)
  const after = await work(trx)
  const changes = changesShown(resource, me, { before: {}, after })
  const id = after[resource.key.name] as RecordKey
  const warnings = { ...(await duplicatesOf(request, after)), ...warningsOf(resource, after) }
  return { outcome: 'create', id, changes, warnings: ofChangedFields(changes, warnings) }
}

/** In a rehearsal: the stored records that a new one has the identity number, phone or e-mail of, by field. */
async function duplicatesOf(request: RequestContext, after: RecordValues) {
  const { resource, me, batch } = request
  const { read, readable } = policyOf(resource, me)
  const values = comparedFields(resource).flatMap(field =>
    isName(field) || !readable.has(field.name) ? [] : [[field.name, after[field.name]]],
  )
  if (batch || isNever(read) || values.length === 0) return {}
  const [found] = await similarRecordsOf(request, { values: Object.fromEntries(values) })
  if (!found) return {}
  const key = found.record[resource.key.name] as RecordKey
  const titles = await readTitles(request, resource, [key])
  const warning = { key: 'maybeDuplicate', params: { name: String(titles.get(key) ?? key) } }
  return Object.fromEntries(found.by.map(name => [name, warning]))
}

const ofChangedFields = <T>(changes: object, warnings: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(warnings).filter(([name]) => Object.hasOwn(changes, name)))

/** Hashing is slow and irreversible, so passwords are set one record at a time. */
function refusePasswords({ resource }: RequestContext, changes: RecordValues) {
  const names = Object.keys(changes).filter(name => resource.fields.get(name)?.isSecret)
  if (names.length > 0) refuse(Object.fromEntries(names.map(name => [name, { key: 'notInBulk' }])))
}
