import type { Stored } from '../../src/kinds/kind/kind'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import {
  type Db,
  type DbReader,
  type DbRow,
  type StoredValue,
  sql,
  type Trx,
  type Tuple,
} from '../db/db'
import type { RecordDraft, RecordKey, RecordValues } from './requestContext'
import { reader, tupleReader } from './row'
import { childTable, keyColumns, ownerColumns } from './tables'

/** The tables of a resource's records: its own, then those of its child rows. */
export const tablesOfRecord = (resource: Resource): readonly string[] => [
  resource.table,
  ...[...resource.fields.values()]
    .filter(({ store }) => store === null)
    .map(field => childTable(resource, field)),
]

export const keyValues = (resource: Resource, record: RecordValues): DbRow =>
  pick(keyColumns(resource), record)
/** Columns that a child row carries of its record. */
export const ownerValues = (resource: Resource, record: RecordValues): DbRow =>
  pick(ownerColumns(resource), record)
const pick = (names: readonly string[], record: RecordValues): DbRow =>
  Object.fromEntries(names.map(name => [name, (record[name] ?? null) as Stored]))

const rowFields = (resource: Resource, { fields = [] }: FieldModel) => {
  const own = new Set(ownerColumns(resource))
  return fields.filter(({ store, name }) => store && !own.has(name))
}

/** Reads child rows and reference lists into one record. */
export async function readChildren(db: DbReader, resource: Resource, record: RecordDraft) {
  for (const field of resource.fields.values()) {
    if (field.lines) record[field.name] = await readLines(db, { resource, field, record })
    if (field.references) record[field.name] = await readList(db, { resource, field, record })
  }
}

interface ChildField {
  readonly resource: Resource
  readonly field: FieldModel
  readonly record: RecordValues
}
const ownedBy = ({ resource, record }: ChildField) =>
  sql.join(
    Object.entries(keyValues(resource, record)).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    ),
    sql` and `,
  )

export async function readLines(db: DbReader, child: ChildField) {
  const { resource, field } = child
  const query = sql`select * from ${sql.table(childTable(resource, field))} where ${ownedBy(child)} order by "_POSITION"`
  const { rows } = await query.execute(db)
  const read = reader(rowFields(resource, field))
  return rows.map(row => ({ _ID: row._ID, ...read(row) }))
}

async function readList(db: DbReader, child: ChildField) {
  const table = childTable(child.resource, child.field)
  const query = sql`select "VALUE" from ${sql.table(table)} where ${ownedBy(child)} order by "POSITION"`
  return (await query.execute(db)).rows.map(row => row.VALUE)
}

/** The same for a page of records, one query per field. */
export async function readChildrenOf(
  db: Db,
  resource: Resource,
  { records, fields }: { records: readonly RecordDraft[]; fields: readonly FieldModel[] },
) {
  const [first] = records
  if (!first) return
  const { company, key } = resource
  const keys = sql.join(records.map(record => record[key.name]))
  const inCompany = company ? sql`${sql.ref(company.name)} = ${first[company.name]} and ` : sql``
  for (const field of fields) {
    const { columns, order, read } = childReader(resource, field)
    const rows = await db.tuples(
      columns,
      sql`from ${sql.table(childTable(resource, field))} where ${inCompany}${sql.ref(key.name)} in (${keys}) order by ${sql.ref(order)}`,
    )
    const byKey = new Map<unknown, unknown[]>(records.map(record => [record[key.name], []]))
    for (const row of rows) byKey.get(row[0])?.push(read(row))
    for (const record of records) record[field.name] = byKey.get(record[key.name])
  }
}

/** The record's key comes first among the columns. */
function childReader(resource: Resource, field: FieldModel) {
  if (!field.lines) {
    const value = { name: 'VALUE', store: field.target?.key.store }
    return { columns: [resource.key, value], order: 'POSITION', read: (row: Tuple) => row[1] }
  }
  const fields = rowFields(resource, field)
  const columns = [resource.key, { name: '_ID', store: 'int' as const }, ...fields]
  const readFields = tupleReader(fields, columns)
  const read = (row: Tuple) => ({ _ID: row[1], ...readFields(row) })
  return { columns, order: '_POSITION', read }
}

interface ChildWrite extends ChildField {
  readonly nextId: (count: number) => Promise<number>
  /** No rows exist yet. */
  readonly isNew?: boolean | undefined
}
/** Writes changed rows by `_ID`, numbers new ones and deletes missing ones. */
export async function writeChildren(trx: Trx, child: ChildWrite) {
  if (child.field.lines) await writeLines(trx, child)
  if (child.field.references) await writeList(trx, child)
}

async function writeList(trx: Trx, child: ChildWrite) {
  const { resource, field, record } = child
  const table = childTable(resource, field)
  if (!child.isNew) await sql`delete from ${sql.table(table)} where ${ownedBy(child)}`.execute(trx)
  const values = (record[field.name] ?? []) as RecordKey[]
  const rows = values.map((value, at) => ({
    ...ownerValues(resource, record),
    POSITION: at,
    VALUE: value,
  }))
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute()
}

async function writeLines(trx: Trx, child: ChildWrite) {
  const { resource, field, record } = child
  const table = childTable(resource, field)
  const lines = (record[field.name] ?? []) as (RecordDraft & { _ID?: StoredValue })[]
  const stored = child.isNew ? [] : await readLines(trx, child)
  const storedIds = new Set(stored.map(line => line._ID))
  const sent = new Set(lines.map(line => line._ID).filter(id => storedIds.has(id)))
  const removed = [...storedIds].filter(id => !sent.has(id))
  if (removed.length > 0) await trx.deleteFrom(table).where('_ID', 'in', removed).execute()
  const added = lines.filter(line => !sent.has(line._ID))
  let next = added.length > 0 ? await child.nextId(added.length) : 0
  for (const [at, line] of lines.entries()) {
    const row: DbRow = { ...storedLine(rowFields(resource, field), line), _POSITION: at }
    if (sent.has(line._ID)) {
      await trx
        .updateTable(table)
        .set(row)
        .where('_ID', '=', line._ID as number)
        .execute()
    } else {
      const id = next++
      await trx
        .insertInto(table)
        .values({ ...row, ...ownerValues(resource, record), _ID: id })
        .execute()
    }
  }
}

export const storedLine = (fields: readonly FieldModel[], line: RecordValues): DbRow =>
  Object.fromEntries(fields.map(field => [field.name, field.toStore(line[field.name] ?? null)]))
