import { business } from '../../../src/base/business'
import { type Me, policyOf } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import { uniqueAmong } from '../../../src/model/fields/uniqueAmong'
import { type Problem, Refusal } from '../../base/refusal'
import { type DbRow, sql, type Trx } from '../../db/db'
import { violationOf } from '../../db/migration/violation'
import { keyValues, writeChildren } from '../../query/children'
import { uniqueScope } from '../../query/indexes'
import type { RecordKey, Records, RecordValues, RequestContext } from '../../query/requestContext'
import { rowOf } from '../../query/row'
import { childTable } from '../../query/tables'
import { readTitles } from '../../query/titles'
import { refuse } from './body'

/** Inserts a record with its child rows and search text; returns its row. */
export async function insertRecord(
  trx: Trx,
  records: Records,
  { resource, record, systemValues, reader }: StoredRecord,
): Promise<DbRow> {
  const row = { ...rowOf(resource, record, resource.fields.keys()), ...systemValues }
  await withFieldErrors(records, { resource, record, reader }, () =>
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
  /** Is told which record has a unique value already, if it is readable. */
  readonly reader?: RequestContext | undefined
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
  written: StoredRecord & { readonly names: ReadonlySet<string> },
) {
  const { resource, record, systemValues, names } = written
  const row = { ...rowOf(resource, record, names), ...systemValues }
  const where = Object.entries(keyValues(resource, record))
  const from = Number(systemValues._VERSION) - 1
  let update = trx.updateTable(resource.table).set(row).where('_VERSION', '=', from)
  for (const [name, value] of where) update = update.where(name, '=', value)
  const { numUpdatedRows } = await withFieldErrors(records, written, () =>
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
  { resource, record, reader }: Omit<StoredRecord, 'systemValues'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = violationOf(error, records.tables)
    if (!violation) throw error
    const columns = violation.columns ?? []
    const names = columns.map(name => name.replace(/_F$/, ''))
    const field = clashing(resource, names)?.name ?? resource.key.name
    if (violation.kind === 'unique')
      refuse({
        [field]: await uniqueConflict(records, resource, { columns, names, record, reader }),
      })
    if (violation.kind === 'check') refuse({ [field]: { key: 'min', params: { min: 0 } } })
    throw new Refusal(409, 'conflict')
  }
}

/** Where a taken combination is reported: at its part in the title, else at its last field. */
const clashing = ({ fields, title }: Resource, names: readonly string[]) =>
  fields.get(
    names.findLast(name => title.includes(name)) ?? names.findLast(name => fields.has(name)) ?? '',
  )

interface Conflict {
  /** Of the index, with those of folded text. */
  readonly columns: readonly string[]
  /** Their fields. */
  readonly names: readonly string[]
  readonly record: RecordValues
  readonly reader: RequestContext | undefined
}
/** The problem of a value that another record has; a conditional unique field has a message of its own. */
async function uniqueConflict(
  { db }: Records,
  resource: Resource,
  { columns, names, record, reader }: Conflict,
): Promise<Problem> {
  const { company, key, table } = resource
  const own = names.filter(name => name !== company?.name)
  const field = clashing(resource, own)
  const unique = field?.words.unique
  /** Queried outside the transaction, which may be broken. */
  const holder = async (): Promise<unknown> => {
    const { among, unless } = typeof unique === 'object' ? uniqueAmong(unique) : {}
    let query = db.read.selectFrom(table).select(key.name).where('_DELETED_AT', 'is', null)
    if (among) query = query.where(among.column, 'in', [...among.values])
    if (unless) query = query.where(sql<boolean>`${sql.ref(unless)} is not true`)
    const row = rowOf(resource, record, names)
    for (const column of columns) query = query.where(column, '=', row[column])
    return (await query.executeTakeFirst())?.[key.name]
  }
  const isOwnMessage =
    field &&
    typeof unique === 'object' &&
    unique.message &&
    [...uniqueScope(field), field.name].join() === own.join()
  if (isOwnMessage)
    return {
      key: 'unique',
      text: unique.message,
      params: { other: key.print(await holder(), business().language) },
    }
  if (!reader) return { key: 'unique' }
  const { readable } = policyOf(resource, reader.me)
  const isReadable = own.every(name => readable.has(name))
  /** Title of the record that has the value, for users who may read it; undefined if the value is the title. */
  const explain = async () => {
    const other = (await holder()) as RecordKey | undefined
    const [found] = other === undefined ? [] : await readTitles(reader, resource, [other])
    return found?.[1] === record[field?.name ?? ''] ? undefined : found?.[1]
  }
  return { key: 'unique', ...(isReadable && { explain }) }
}
