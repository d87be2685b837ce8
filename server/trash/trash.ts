import type { Message } from '../../src/kinds/kind/kind'
import { policyOf } from '../../src/model/access/access'
import { exactTotal, type ListQuery } from '../../src/model/lists/query/parseQuery'
import { peopleOf, type UserName } from '../access/people'
import { demand } from '../access/permissions'
import { writeHistory } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import { allConditions, column, type DbRow, fromRows, sql, type Trx } from '../db/db'
import { inOwnText } from '../query/list/search'
import { countRows } from '../query/list/total'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { reader, storedFields } from '../query/row'
import { trashScope } from '../query/scope'
import { whereOf } from '../query/where'
import { keyOf, type Loaded, load, recordNotFound } from '../read/read'
import { refuse } from '../write/rows/body'
import { referencesToDeleted } from '../write/rows/references'
import { updatedBy, updateRecord } from '../write/rows/store'
import { answerOf } from '../write/rows/writeAnswer'
import { restartFlows } from '../write/startFlows'
import { updateRollups } from '../write/updateRollups'

interface TrashPage {
  readonly records: readonly RecordDraft[]
  readonly total: number
  readonly atLeast: boolean
}

/** Deleted rows that this person may restore, newest first, with author and time. */
export async function listTrash(
  request: RequestContext,
  { where, words, offset, limit }: ListQuery,
): Promise<TrashPage> {
  const { records, resource, me } = request
  demand(request, 'read')
  demand(request, 'restore')
  const { readable } = policyOf(resource, me)
  const shown = storedFields(resource).filter(
    field => !field.isSecret && (readable.has(field.name) || field === resource.key),
  )
  const marks = ['_VERSION', '_DELETED_AT', '_UPDATED_BY'].map(column)
  const among = allConditions([
    trashScope(resource, me),
    whereOf(where, resource, request),
    inOwnText(records.db, resource, words),
  ])
  const query = sql`select ${sql.join([...shown.map(({ name }) => column(name)), ...marks])} ${fromRows(resource, among)} order by ${column('_DELETED_AT')} desc, ${column(resource.key.name)} limit ${limit} offset ${offset}`
  const { rows } = await query.execute(records.db.read)
  const total = await countRows(records.db, resource, among)
  const people = await peopleOf(
    request,
    rows.map(row => row._UPDATED_BY),
  )
  const read = reader(shown)
  return {
    records: rows.map(row => ({
      ...read(row),
      _VERSION: row._VERSION,
      _DELETED: deletionOf(row, people),
    })),
    total: Math.min(total, exactTotal + 1),
    atLeast: total > exactTotal,
  }
}

const deletionOf = (row: DbRow, people: ReadonlyMap<unknown, UserName>) => ({
  at: String(row._DELETED_AT),
  by: people.get(row._UPDATED_BY) ?? null,
})

interface Restoring {
  readonly id: string
  /** `If-Match` is optional: a restore overwrites nothing. */
  readonly version: number | undefined
}

/**
 * Restores a deleted record with child rows, files and state. Refused if a unique value is taken or a
 * reference points to a deleted record.
 */
export async function restoreRecord(
  trx: Trx,
  request: RequestContext,
  { id, version: seen }: Restoring,
) {
  const { resource, me, records } = request
  demand(request, 'read')
  demand(request, 'restore')
  const key = keyOf(resource, id)
  const loaded = await load(trx, resource, { key, scope: trashScope(resource, me), locked: true })
  if (!loaded) throw recordNotFound()
  if (seen !== undefined && seen !== loaded.version) throw new Refusal(412, 'staleVersion')
  await checkReferences(trx, request, loaded)
  const now = records.clock()
  const version = loaded.version + 1
  const systemValues = { ...updatedBy(me, now, version), _DELETED_AT: null }
  const { record } = loaded
  await updateRecord(trx, records, {
    resource,
    record,
    systemValues,
    names: new Set(),
    reader: request,
  })
  const change = { action: 'restore', before: record, after: record, version, now }
  await writeHistory(trx, request, change)
  await updateRollups(trx, request, { after: record })
  await restartFlows(trx, request, record)
  await records.afterWrite[resource.name]?.(trx, { me, key, before: undefined, after: record })
  return answerOf(trx, request, key)
}

/** Reported at the field; without naming the target if the person may not read it. */
async function checkReferences(trx: Trx, { resource, me }: RequestContext, { record }: Loaded) {
  const { readable } = policyOf(resource, me)
  const dead = await referencesToDeleted(trx, resource, { record: record as RecordValues, me })
  const named = dead.filter(path => readable.has(path.split('.')[0] ?? ''))
  const errors: Record<string, Message> = {}
  for (const path of named) errors[path] = { key: 'inTrash' }
  if (named.length > 0) refuse(errors)
  if (dead.length > 0) throw new Refusal(409, 'restoreBlocked')
}
