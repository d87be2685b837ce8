import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { violationOf } from '../db/violation'
import { Refusal } from '../refusal'
import { refuse } from './body'
import { keyValues, writeChildren } from './children'
import type { Records, Values } from './context'
import { rowOf } from './row'
import { childTable } from './tables'
import { whoHasIt } from './whoHasIt'

/** Inserts a record with its child rows and its place in the search. */
export async function insertRecord(
  trx: Trx,
  records: Records,
  { resource, record, marks }: Storing,
) {
  const row = { ...rowOf(resource, record, resource.fields.keys()), ...marks }
  await guarded(records, { resource, record }, () => sql.into(resource.table, row).execute(trx))
  await writeSearch(trx, records, {
    resource,
    record,
    text: row._SEARCH as string | null | undefined,
    isNew: true,
  })
  const names = new Set(resource.fields.keys())
  await writeAllChildren(trx, records, { resource, record, names, isNew: true })
}

interface Storing {
  readonly resource: Resource
  readonly record: Values
  readonly marks: Row
}

/** Updates the named fields of a stored record, if it is still at that version. */
export async function updateRecord(
  trx: Trx,
  records: Records,
  { resource, record, marks, names }: Storing & { readonly names: ReadonlySet<string> },
) {
  const row = { ...rowOf(resource, record, names), ...marks }
  const where = Object.entries(keyValues(resource, record))
  const from = Number(marks._VERSION) - 1
  let update = trx.updateTable(resource.table).set(row).where('_VERSION', '=', from)
  for (const [name, value] of where) update = update.where(name, '=', value)
  const { numUpdatedRows } = await guarded(records, { resource, record }, () =>
    update.executeTakeFirstOrThrow(),
  )
  // Somebody else's transaction came in between the reading and the writing of this one.
  if (numUpdatedRows === 0n) throw new Refusal(412, 'staleVersion')
  if (resource.searched.some(field => names.has(field.name)) || '_DELETED_AT' in marks) {
    const text = marks._DELETED_AT ? null : (row._SEARCH as string | null | undefined)
    await writeSearch(trx, records, { resource, record, text })
  }
  await writeAllChildren(trx, records, { resource, record, names })
}

interface Children {
  readonly resource: Resource
  readonly record: Values
  readonly names: ReadonlySet<string>
  readonly isNew?: boolean
}
async function writeAllChildren(
  trx: Trx,
  records: Records,
  { resource, record, names, isNew }: Children,
) {
  for (const field of resource.fields.values()) {
    if (!names.has(field.name) || field.store || record[field.name] === undefined) continue
    const nextId = (count: number) => records.db.nextId(childTable(resource, field), count)
    await guarded(records, { resource, record }, () =>
      writeChildren(trx, { resource, field, record, nextId, isNew }),
    )
  }
}

interface Searching {
  readonly resource: Resource
  readonly record: Values
  readonly text: string | null | undefined
  readonly isNew?: boolean
}
/** SQLite's trigrams stand in a table of their own, keyed by rowid; PostgreSQL indexes `_SEARCH` itself. */
async function writeSearch(
  trx: Trx,
  { db }: Records,
  { resource, record, text, isNew }: Searching,
) {
  if (db.dialect !== 'sqlite' || resource.searched.length === 0) return
  const fts = sql.table(`${resource.table}_FTS`)
  const rowid = await rowidOf(trx, resource, record)
  if (!isNew) await sql`delete from ${fts} where rowid = ${rowid}`.execute(trx)
  if (text) await sql`insert into ${fts} (rowid, "T") values (${rowid}, ${text})`.execute(trx)
}

async function rowidOf(trx: Trx, resource: Resource, record: Values) {
  if (!resource.naturalKey) return record[resource.key.name]
  let query = trx.selectFrom(resource.table).select('_ROW')
  for (const [name, value] of Object.entries(keyValues(resource, record))) {
    query = query.where(name, '=', value)
  }
  return (await query.executeTakeFirstOrThrow())._ROW
}

/** What the database itself refuses, told at its field in the reader's language. */
async function guarded<T>(
  records: Records,
  { resource, record }: Pick<Storing, 'resource' | 'record'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const violation = violationOf(error, records.tables)
    if (!violation) throw error
    const columns = (violation.columns ?? []).map(name => name.replace(/_F$/, ''))
    const field = columns.findLast(name => resource.fields.has(name)) ?? resource.key.name
    if (violation.kind === 'unique')
      refuse({
        [field]: (await whoHasIt(records, resource, { columns, record })) ?? { key: 'unique' },
      })
    if (violation.kind === 'check') refuse({ [field]: { key: 'min', params: { min: 0 } } })
    throw new Refusal(409, 'conflict')
  }
}
