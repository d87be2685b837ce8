import { sql } from 'kysely'
import { settle } from '../../src/model/draft'
import type { FieldModel, Resource } from '../../src/model/resource'
import { isChosen, isTaken } from '../../src/model/valuesOf'
import type { Db, Row, Trx } from '../db/db'
import { storedLine } from '../records/children'
import { rowOf } from '../records/row'
import { childTable, ownerColumns } from '../records/tables'
import { demoFileRows } from './plantFiles'

type Values = Readonly<Record<string, unknown>>
/** Records of one resource (and one company), values as on the wire; ids may be given. */
export interface Batch {
  readonly resource: Resource
  readonly company?: string | undefined
  readonly records: readonly Values[]
  readonly now: Date
}

/** SQLite takes 32,766 parameters a statement, PostgreSQL 65,535. */
const mostParameters = 30_000

/**
 * Writes many records at once, past rights and history: for seeds, never for requests. Answers the
 * rows of the files that hang on them.
 */
export async function plant(
  db: Db,
  trx: Trx,
  { resource, company, records, now }: Batch,
): Promise<Row[]> {
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

/** SQLite's search table, filled in one go when all rows stand. */
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

/** A default that depends on who writes, or on what the record refers to. */
const isFilledLater = (value: unknown) =>
  String(value).startsWith('$') || isTaken(value) || isChosen(value)

/** Gives ids to those without one, and leaves the counter above all. */
async function numbered(db: Db, resource: Resource, records: Record<string, unknown>[]) {
  if (resource.naturalKey || records.length === 0) return records
  const key = resource.key.name
  const given = Math.max(0, ...records.map(record => Number(record[key] ?? 0)))
  if (given > 0) {
    const first = await db.nextId(resource.table, 1)
    if (given >= first) await db.nextId(resource.table, given - first + 1)
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
const owner = (resource: Resource, record: Values): Row =>
  Object.fromEntries(ownerColumns(resource).map(name => [name, record[name] ?? null]))

async function plantLines(db: Db, trx: Trx, { resource, field, whole }: Children) {
  const own = new Set(ownerColumns(resource))
  const fields = (field.fields ?? []).filter(({ store, name }) => store && !own.has(name))
  const rows = whole.flatMap(record =>
    ((record[field.name] ?? []) as Values[]).map((line, at) => ({
      ...storedLine(fields, line),
      ...owner(resource, record),
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
    ((record[field.name] ?? []) as unknown[]).map((value, at) => ({
      ...owner(resource, record),
      POSITION: at,
      VALUE: value,
    })),
  )
  await insertAll(trx, childTable(resource, field), rows)
}

export async function insertAll(trx: Trx, table: string, rows: readonly Row[]) {
  const width = Object.keys(rows[0] ?? {}).length
  const step = Math.max(1, Math.floor(mostParameters / Math.max(1, width)))
  for (let at = 0; at < rows.length; at += step) {
    await trx
      .insertInto(table)
      .values(rows.slice(at, at + step))
      .execute()
  }
}
