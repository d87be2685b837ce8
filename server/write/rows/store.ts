import { business } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import { uniqueAmong } from '../../../src/model/fields/uniqueAmong'
import { type Problem, Refusal } from '../../base/refusal'
import type { DbRow, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { violationOf } from '../../db/migration/violation'
import { keyValues, writeChildren } from '../../query/children'
import { uniqueScope } from '../../query/indexes'
import type { Records, RecordValues } from '../../query/requestContext'
import { rowOf } from '../../query/row'
import { childTable } from '../../query/tables'
import { refuse } from './body'

/** Inserts a record with its child rows and search text; returns its row. */
export async function insertRecord(
  trx: Trx,
  records: Records,
  { resource, record, systemValues }: StoredRecord,
): Promise<DbRow> {
  const row = { ...rowOf(resource, record, resource.fields.keys()), ...systemValues }
  await withFieldErrors(records, { resource, record }, () =>
    sql.into(resource.table, row).execute(trx),
  )
  await writeSearch(trx, records, {
    resource,
    record,
    text: row._SEARCH as string | null | undefined,
    isNew: true,
  })
  const names = new Set(resource.fields.keys())
  await writeAllChildren(trx, records, { resource, record, names, isNew: true })
  return row
}

interface StoredRecord {
  readonly resource: Resource
  readonly record: RecordValues
  readonly systemValues: DbRow
}

/** System columns of a new record. */
export function createdBy({ ID }: Me, now: Date, version = 1): DbRow {
  const at = now.toISOString()
  const author = { _CREATED_AT: at, _CREATED_BY: ID, _UPDATED_AT: at, _UPDATED_BY: ID }
  return { _VERSION: version, ...author, _DELETED_AT: null }
}

/** System columns of a changed record. */
export const updatedBy = ({ ID }: Me, now: Date, version: number): DbRow => ({
  _VERSION: version,
  _UPDATED_AT: now.toISOString(),
  _UPDATED_BY: ID,
})

/** Updates the named fields of a stored record, if its version is unchanged. */
export async function updateRecord(
  trx: Trx,
  records: Records,
  { resource, record, systemValues, names }: StoredRecord & { readonly names: ReadonlySet<string> },
) {
  const row = { ...rowOf(resource, record, names), ...systemValues }
  const where = Object.entries(keyValues(resource, record))
  const from = Number(systemValues._VERSION) - 1
  let update = trx.updateTable(resource.table).set(row).where('_VERSION', '=', from)
  for (const [name, value] of where) update = update.where(name, '=', value)
  const { numUpdatedRows } = await withFieldErrors(records, { resource, record }, () =>
    update.executeTakeFirstOrThrow(),
  )
  // Another transaction changed the record after it was read.
  if (numUpdatedRows === 0n) throw new Refusal(412, 'staleVersion')
  if (resource.searched.some(field => names.has(field.name)) || '_DELETED_AT' in systemValues) {
    const text = systemValues._DELETED_AT ? null : (row._SEARCH as string | null | undefined)
    await writeSearch(trx, records, { resource, record, text })
  }
  await writeAllChildren(trx, records, { resource, record, names })
}

interface ChildWrites {
  readonly resource: Resource
  readonly record: RecordValues
  readonly names: ReadonlySet<string>
  readonly isNew?: boolean
}
async function writeAllChildren(
  trx: Trx,
  records: Records,
  { resource, record, names, isNew }: ChildWrites,
) {
  for (const field of resource.fields.values()) {
    if (!names.has(field.name) || field.store || record[field.name] === undefined) continue
    const nextId = (count: number) => records.db.nextId(childTable(resource, field), count)
    await withFieldErrors(records, { resource, record }, () =>
      writeChildren(trx, { resource, field, record, nextId, isNew }),
    )
  }
}

interface SearchText {
  readonly resource: Resource
  readonly record: RecordValues
  readonly text: string | null | undefined
  readonly isNew?: boolean
}
/** SQLite keeps trigrams in a separate table by rowid; PostgreSQL indexes `_SEARCH` itself. */
async function writeSearch(
  trx: Trx,
  { db }: Records,
  { resource, record, text, isNew }: SearchText,
) {
  if (db.dialect !== 'sqlite' || resource.searched.length === 0) return
  const fts = sql.table(`${resource.table}_FTS`)
  const rowid = isNew ? sql`last_insert_rowid()` : await rowidOf(trx, resource, record)
  if (!isNew) await sql`delete from ${fts} where rowid = ${rowid}`.execute(trx)
  if (text) await sql`insert into ${fts} (rowid, "T") values (${rowid}, ${text})`.execute(trx)
}

async function rowidOf(trx: Trx, resource: Resource, record: RecordValues) {
  if (!resource.naturalKey) return record[resource.key.name]
  let query = trx.selectFrom(resource.table).select('_ROW')
  for (const [name, value] of Object.entries(keyValues(resource, record))) {
    query = query.where(name, '=', value)
  }
  return (await query.executeTakeFirstOrThrow())._ROW
}

/** Turns a constraint violation into an error at its field, in the reader's language. */
async function withFieldErrors<T>(
  records: Records,
  { resource, record }: Pick<StoredRecord, 'resource' | 'record'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = violationOf(error, records.tables)
    if (!violation) throw error
    const columns = (violation.columns ?? []).map(name => name.replace(/_F$/, ''))
    const field = columns.findLast(name => resource.fields.has(name)) ?? resource.key.name
    if (violation.kind === 'unique')
      refuse({
        [field]: (await uniqueConflict(records, resource, { columns, record })) ?? {
          key: 'unique',
        },
      })
    if (violation.kind === 'check') refuse({ [field]: { key: 'min', params: { min: 0 } } })
    throw new Refusal(409, 'conflict')
  }
}

/**
 * The message of a conditional unique field, with the key of the conflicting row; undefined for any other
 * violation. Queried outside the transaction, which may be broken.
 */
async function uniqueConflict(
  { db }: Records,
  resource: Resource,
  { columns, record }: { readonly columns: readonly string[]; readonly record: RecordValues },
): Promise<Problem | undefined> {
  const { fields, company, key, table } = resource
  const ownColumns = columns.filter(column => column !== company?.name)
  const field = fields.get(ownColumns.at(-1) ?? '')
  const unique = field?.words.unique
  if (!field || typeof unique !== 'object' || !unique.message) return undefined
  if ([...uniqueScope(field), field.name].join() !== ownColumns.join()) return undefined
  let query = db.read.selectFrom(table).select(key.name).where('_DELETED_AT', 'is', null)
  const { among, unless } = uniqueAmong(unique)
  if (among) query = query.where(among.column, 'in', [...among.values])
  if (unless) query = query.where(sql<boolean>`${sql.ref(unless)} is not true`)
  for (const name of columns) {
    const value = fields.get(name)?.toStore(record[name])
    query = query.where(name, '=', value ?? null)
  }
  const other = (await query.executeTakeFirst())?.[key.name]
  return {
    key: 'unique',
    text: unique.message,
    params: { other: key.print(other, business().language) },
  }
}
