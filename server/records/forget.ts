import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { historyId } from './history'
import { reader, storedFields } from './row'
import { childTable } from './tables'

/** An answer is kept a moment after the row it tells of. */
const CALM_MS = 1000

interface Forgetting {
  /** Of one company, where the resource has companies. */
  readonly rows: readonly Row[]
  readonly now: Date
}

/** Rows go for good, with their child rows, their history, what was approved of them and what other systems answered; files go loose. */
export async function forget(trx: Trx, resource: Resource, { rows, now }: Forgetting) {
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
    if (field.kind === 'lines' || field.kind === 'references')
      await remove(childTable(resource, field))
  await remove(resource.table)
  const names = rows.map(row => historyId(resource, read(row)))
  // Answers of other systems repeat what the record held; calls that are still to be made stay.
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
  if (resource.schema.lasts !== undefined) await forgetAnswers(trx, resource, rows)
}

/** What was answered when they were made stands beside the name of the intention: it is theirs too. */
async function forgetAnswers(trx: Trx, { rest, company }: Resource, rows: readonly Row[]) {
  const born = rows.map(row => String(row._CREATED_AT)).sort()
  const until = new Date(Date.parse(born.at(-1) ?? '') + CALM_MS).toISOString()
  const whose = company ? String(rows[0]?.[company.name]) : ''
  await trx
    .deleteFrom('_IDEMPOTENCY')
    .where('USER_ID', 'in', [...new Set(rows.map(row => Number(row._CREATED_BY)))])
    .where('ROUTE', 'in', [`POST ${rest.path} ${whose}`, `POST ${rest.path}/ ${whose}`])
    .where('CREATED_AT', '<', until)
    .execute()
}
