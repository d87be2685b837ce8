import { plural, textOf } from '../../src/i18n/labels'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel } from '../../src/model/fields/resource'
import { namesRecordsOf, replaceReference } from '../../src/model/lists/replaceReference'
import { settleOver } from '../../src/model/validation/draft'
import { keyInHistory } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import { allConditions, column, fromRows, type SqlCondition, sql, type Trx } from '../db/db'
import { type Referring, referringTo, refersTo } from '../query/references'
import type { RecordKey, RequestContext } from '../query/requestContext'
import { activeRows, readScope } from '../query/scope'
import { readTitles } from '../query/titles'
import { load } from '../read/read'
import { inUse } from '../write/inUse'
import { writeChange } from '../write/writeChange'

/** Most references that one merge moves: it is one transaction. */
const MOST_MOVED = 500

interface Move {
  readonly from: RecordKey
  readonly to: RecordKey
}
interface MoveInBatch extends Move {
  readonly place: () => NonNullable<RequestContext['batch']>
  /** References that the merge has moved from other records. */
  readonly before: number
}

/**
 * Moves references from one record to another, in fields, lists and lines of every resource. Like an effect it
 * asks no right to write these fields; a record that this person may not read refuses the whole.
 */
export async function moveReferences(
  trx: Trx,
  request: RequestContext,
  { from, to, place, before }: MoveInBatch,
) {
  const moved = []
  let left = MOST_MOVED - before
  for (const referring of referringTo(request.records.catalogue, request.resource)) {
    const { resource, field } = referring
    const rows = await keysOf(trx, request, { referring, from, limit: left + 1 })
    left -= rows.length
    if (left < 0) throw new Refusal(409, 'tooManyReferences', { params: { max: MOST_MOVED } })
    for (const key of rows) {
      // The record that stays does not refer to itself.
      const next = resource === request.resource && key === to ? null : to
      const here = { ...request, resource, batch: place() }
      const replacement = { target: request.resource, from, to: next }
      const value = (now: unknown) => replaceReference(field, now, replacement)
      await write(trx, here, { key, field, value })
    }
    if (rows.length > 0)
      moved.push({ resource: resource.name, field: field.name, records: rows.length })
  }
  return moved
}

/** Undoes the references that a merge moved, where they still name the record that stayed. */
export async function moveReferencesBack(trx: Trx, request: RequestContext, batch: string) {
  const { records, resource: merged, me } = request
  const query = sql`select "RESOURCE", "RECORD_ID", "CHANGES" from "_HISTORY" where "BATCH" = ${batch} order by "BATCH_AT" desc`
  const { rows } = await query.execute(trx)
  for (const { RESOURCE, RECORD_ID, CHANGES } of rows) {
    const resource = records.catalogue.get(String(RESOURCE))
    const key = keyInHistory(resource, String(RECORD_ID), me)
    const changes = JSON.parse(String(CHANGES)) as Record<string, [unknown, unknown]>
    for (const [name, [was, is]] of Object.entries(changes)) {
      const field = resource.fields.get(name)
      if (key === undefined || !field || !namesRecordsOf(field, merged)) continue
      const value = (now: unknown) => (JSON.stringify(now) === JSON.stringify(is) ? was : now)
      await write(trx, { ...request, resource }, { key, field, value })
    }
  }
}

/** Records that refer to a record by this field; refused where one of them may not be read. */
async function keysOf(
  trx: Trx,
  request: RequestContext,
  { referring, from, limit }: { referring: Referring; from: RecordKey; limit: number },
): Promise<RecordKey[]> {
  const { resource, field } = referring
  const { me } = request
  const find = async (scope: SqlCondition) => {
    const where = allConditions([refersTo(referring, from), scope])
    const key = column(resource.key.name)
    const query = sql`select ${key} as "KEY" ${fromRows(resource, where)} order by ${key} limit ${limit}`
    return (await query.execute(trx)).rows.map(({ KEY }) => KEY as RecordKey)
  }
  const all = await find(activeRows(resource, me))
  if (all.length === 0) return all
  const readable = await find(readScope(resource, me))
  const isHidden = !policyOf(resource, me).readable.has(field.name)
  if (isHidden || readable.length < all.length) throw inUse(request, isHidden ? [] : [resource])
  return all
}

interface Write {
  readonly key: RecordKey
  readonly field: FieldModel
  readonly value: (now: unknown) => unknown
}
async function write(trx: Trx, request: RequestContext, { key, field, value }: Write) {
  const { resource, me, language } = request
  const loaded = await load(trx, resource, { key, scope: activeRows(resource, me), locked: true })
  if (!loaded) return
  const before = loaded.record
  const next = value(before[field.name])
  if (next === before[field.name]) return
  const draft = { ...before, [field.name]: next }
  const record = settleOver(resource, draft, { me: request.me, before })
  try {
    await writeChange(trx, request, { loaded, record, action: 'update' })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.errors) throw error
    // Both records have one: of the same day, of the same list.
    const titles = await readTitles(request, resource, [key])
    const by = plural(textOf(resource.schema.label, language))
    throw new Refusal(409, 'referenceTaken', { params: { by, name: titles.get(key) ?? key } })
  }
}
