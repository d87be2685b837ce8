import type { Resource } from '../../../src/model/fields/resource'
import { historyId } from '../../audit/writeHistory'
import type { DbRow, Trx } from '../../db/db'
import { reader, storedFields } from '../../query/row'
import { childTable } from '../../query/tables'

/** Answers are kept a moment longer than the row they describe. */
const ANSWER_GRACE_MS = 1000

interface ErasedRows {
  /** Rows of one company, where the resource has companies. */
  readonly rows: readonly DbRow[]
  readonly now: Date
}

/** Deletes rows permanently with child rows, history, approvals and answers of other systems; detaches their files. */
export async function eraseHistory(trx: Trx, resource: Resource, { rows, now }: ErasedRows) {
  if (rows.length === 0) return
  const { key, company } = resource
  const read = reader(storedFields(resource))
  const keys = rows.map(row => row[key.name])
  const owner = company && resource.naturalKey ? { [company.name]: rows[0]?.[company.name] } : {}
  const remove = (table: string) =>
    trx
      .deleteFrom(table)
      .where(key.name, 'in', keys)
      .where(eb => eb.and(owner))
      .execute()
  for (const field of resource.fields.values())
    if (field.store === null) await remove(childTable(resource, field))
  await remove(resource.table)
  const names = rows.map(row => historyId(resource, read(row)))
  // Answers of other systems repeat the record's values; pending calls stay.
  await trx
    .deleteFrom('_OUTBOX')
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', names)
    .where('STATE', '=', 'done')
    .execute()
  for (const table of ['_HISTORY', '_APPROVAL'])
    await trx
      .deleteFrom(table)
      .where('RESOURCE', '=', resource.name)
      .where('RECORD_ID', 'in', names)
      .execute()
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', names)
    .execute()
  if (resource.schema.retention !== undefined) await deleteStoredAnswers(trx, resource, rows)
}

/** Deletes the stored answers of idempotency keys that created these rows. */
async function deleteStoredAnswers(trx: Trx, { rest, company }: Resource, rows: readonly DbRow[]) {
  const createdTimes = rows.map(row => String(row._CREATED_AT)).sort()
  const until = new Date(Date.parse(createdTimes.at(-1) ?? '') + ANSWER_GRACE_MS).toISOString()
  const companyKey = company ? String(rows[0]?.[company.name]) : ''
  await trx
    .deleteFrom('_IDEMPOTENCY')
    .where('USER_ID', 'in', [...new Set(rows.map(row => Number(row._CREATED_BY)))])
    .where('ROUTE', 'in', [`POST ${rest.path} ${companyKey}`, `POST ${rest.path}/ ${companyKey}`])
    .where('CREATED_AT', '<', until)
    .execute()
}
