import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { isFilledLater } from '../../src/model/fields/valuesOf'
import { settle } from '../../src/model/validation/draft'
import { type Db, type DbRow, sql, type Trx } from '../db/db'
import { ownerValues, storedLine } from '../query/children'
import type { RecordDraft, RecordValues } from '../query/requestContext'
import { rowOf } from '../query/row'
import { childTable, ownerColumns } from '../query/tables'
import { demoFileRows } from './plantFiles'

type Values = RecordValues
/** Records of one resource (and company), values as on the wire; ids are optional. */
export interface Batch {
  readonly resource: Resource
  readonly company?: string | undefined
  readonly records: readonly Values[]
  readonly now: Date
}

/** Limits per statement: SQLite 32,766 parameters, PostgreSQL 65,535. */
const mostParameters = 30_000

/** Inserts many records without rights and history; for seeds only. Returns the rows of their files. */
export async function plant(
  db: Db,
  trx: Trx,
  { resource, company, records, now }: Batch,
): Promise<DbRow[]> {
  const whole = await numbered(
    db,
    resource,
    records.map(record => complete(resource, record, company)),
  )
  const marks = { _VERSION: 1, _CREATED_AT: now.toISOString(), _UPDATED_AT: now.toISOString() }
  const rows = whole.map(record => ({
    ...rowOf(resource, record, resource.fields.keys()),
    ...marks,
  }))
  await insertAll(trx, resource.table, rows)
  for (const field of resource.fields.values()) {
    if (field.kind === 'lines') await plantLines(db, trx, { resource, field, whole })
    if (field.kind === 'references') await plantLists(trx, { resource, field, whole })
  }
  const files = demoFileRows(resource, whole, now)
  await insertAll(trx, '_FILE', files)
  return files
}

/** Fills SQLite's search table in one statement. */
export async function plantSearch(db: Db, trx: Trx, resource: Resource) {
  if (db.dialect !== 'sqlite' || resource.searched.length === 0) return
  const fts = sql.table(`${resource.table}_FTS`)
  await sql`insert into ${fts} (rowid, "T") select rowid, "_SEARCH" from ${sql.table(resource.table)} where "_SEARCH" is not null`.execute(
    trx,
  )
}

function complete(resource: Resource, record: Values, company: string | undefined) {
  const defaults = [...resource.fields.values()]
    .map(({ name, words }) => [name, words.default] as const)
    .filter(([, value]) => value !== undefined && !isFilledLater(value))
  const own = resource.company ? { [resource.company.name]: company } : {}
  return settle(resource, { ...Object.fromEntries(defaults), ...record, ...own }, {})
}

/** Assigns missing ids and advances the counter. */
async function numbered(db: Db, resource: Resource, records: RecordDraft[]) {
  if (resource.naturalKey || records.length === 0) return records
  const key = resource.key.name
  const highestId = Math.max(0, ...records.map(record => Number(record[key] ?? 0)))
  if (highestId > 0) {
    const first = await db.nextId(resource.table, 1)
    if (highestId >= first) await db.nextId(resource.table, highestId - first + 1)
  }
  const missing = records.filter(record => record[key] == null)
  let next = missing.length > 0 ? await db.nextId(resource.table, missing.length) : 0
  for (const record of missing) record[key] = next++
  return records
}

interface Children {
  readonly resource: Resource
  readonly field: FieldModel
  readonly whole: readonly Values[]
}
async function plantLines(db: Db, trx: Trx, { resource, field, whole }: Children) {
  const own = new Set(ownerColumns(resource))
  const fields = (field.fields ?? []).filter(({ store, name }) => store && !own.has(name))
  const rows = whole.flatMap(record =>
    ((record[field.name] ?? []) as Values[]).map((line, at) => ({
      ...storedLine(fields, line),
      ...ownerValues(resource, record),
      _POSITION: at,
    })),
  )
  if (rows.length === 0) return
  const table = childTable(resource, field)
  const first = await db.nextId(table, rows.length)
  await insertAll(
    trx,
    table,
    rows.map((row, at) => ({ ...row, _ID: first + at })),
  )
}

async function plantLists(trx: Trx, { resource, field, whole }: Children) {
  const rows = whole.flatMap(record =>
    ((record[field.name] ?? []) as (string | number)[]).map((value, at) => ({
      ...ownerValues(resource, record),
      POSITION: at,
      VALUE: value,
    })),
  )
  await insertAll(trx, childTable(resource, field), rows)
}

export async function insertAll(trx: Trx, table: string, rows: readonly DbRow[]) {
  const width = Object.keys(rows[0] ?? {}).length
  const step = Math.max(1, Math.floor(mostParameters / Math.max(1, width)))
  for (let at = 0; at < rows.length; at += step) {
    await trx
      .insertInto(table)
      .values(rows.slice(at, at + step))
      .execute()
  }
}
