import {
  checkConstraintName,
  foreignKeyName,
  indexName,
  primaryKeyName,
  quoteAll,
  quoteName,
  searchIndex,
  searchTable,
} from '../names'
import type { ColumnSpec, Dialect, ForeignKeySpec, IndexSpec, Store, TableSpec } from '../spec'

const TEXTS = { text: 'text', day: 'text', instant: 'text', json: 'text' } as const

/** The only place that maps an abstract store to an SQL type. */
const TYPES: Record<Dialect, Record<Store, string>> = {
  sqlite: { ...TEXTS, int: 'integer', cents: 'integer', real: 'real', bool: 'integer' },
  postgres: { ...TEXTS, int: 'bigint', cents: 'bigint', real: 'double precision', bool: 'boolean' },
}

export const sqlType = (store: Store, dialect: Dialect) => TYPES[dialect][store]

/** Text sorts by code point on both databases, independent of the database's locale. */
export const collated = (type: string, dialect: Dialect) =>
  dialect === 'postgres' && type === 'text' ? 'text collate "C"' : type

/** Statements that create a table, in order. PostgreSQL's foreign keys follow once all tables exist. */
export function createTable(table: TableSpec, dialect: Dialect, name = table.name) {
  const key = primaryKey(table, dialect)
  const parts = [
    ...key.before,
    ...table.columns.map(column => columnDdl(table, column, dialect)),
    ...key.after,
    ...(dialect === 'sqlite' ? table.foreignKeys.map(each => foreignKeyDdl(table, each)) : []),
  ]
  const strict = dialect === 'sqlite' ? ' strict' : ''
  return `create table ${quoteName(name)} (\n  ${parts.join(',\n  ')}\n)${strict}`
}

export function createIndex(table: TableSpec, index: IndexSpec, dialect: Dialect) {
  const unique = index.unique ? 'unique ' : ''
  const on = index.trigram
    ? `using gin (${index.columns.map(column => `${quoteName(column)} gin_trgm_ops`).join(', ')})`
    : `(${quoteAll([...index.columns, ...(dialect === 'sqlite' ? (index.beside ?? []) : [])])})`
  const where = countedBy(index).join(' and ')
  const only = where === '' ? '' : ` where ${where}`
  return `create ${unique}index ${quoteName(indexName(table.name, index))} on ${quoteName(table.name)} ${on}${only}`
}

export function countedBy({ live, dead, unless, among, except }: IndexSpec): string[] {
  return [
    ...(live ? ['"_DELETED_AT" is null'] : dead ? ['"_DELETED_AT" is not null'] : []),
    ...(unless ? [`${quoteName(unless)} is not true`] : []),
    ...(among
      ? [`${quoteName(among.column)} in (${among.values.map(Math.trunc).join(', ')})`]
      : []),
    ...(except
      ? [`${quoteName(except.column)} not in (${except.values.map(Math.trunc).join(', ')})`]
      : []),
  ]
}

export const addForeignKey = (table: TableSpec, key: ForeignKeySpec) =>
  `alter table ${quoteName(table.name)} add ${foreignKeyDdl(table, key)}`

export const addCheck = (table: TableSpec, column: ColumnSpec) =>
  `alter table ${quoteName(table.name)} add ${checkDdl(table, column)}`

export const addColumn = (table: TableSpec, column: ColumnSpec, dialect: Dialect) =>
  `alter table ${quoteName(table.name)} add column ${columnDdl(table, column, dialect)}`

/** Statements that create the text index over `_SEARCH` and fill it from existing rows. */
export function createSearch(table: TableSpec, dialect: Dialect) {
  if (dialect === 'postgres')
    return [
      `create index ${quoteName(searchIndex(table.name))} on ${quoteName(table.name)} using gin ("_SEARCH" gin_trgm_ops)`,
    ]
  const fts = quoteName(searchTable(table.name))
  return [
    `create virtual table ${fts} using fts5("T", content='', contentless_delete=1, tokenize='trigram', detail='none')`,
    `insert into ${fts} (rowid, "T") select rowid, "_SEARCH" from ${quoteName(table.name)} where "_SEARCH" is not null`,
  ]
}

/** Whether SQLite's rowid is the integer key itself. */
export function hasIntegerKey(table: TableSpec) {
  const [only, second] = table.primaryKey
  if (table.rowid || !only || second) return false
  return table.columns.find(column => column.name === only)?.store === 'int'
}

function primaryKey(table: TableSpec, dialect: Dialect) {
  const constraint = `constraint ${quoteName(primaryKeyName(table))}`
  if (dialect === 'sqlite' && hasIntegerKey(table)) return { before: [], after: [] }
  if (dialect === 'sqlite' && table.rowid)
    return {
      before: ['"_ROW" integer primary key'],
      after: [`${constraint} unique (${quoteAll(table.primaryKey)})`],
    }
  if (table.search && dialect === 'sqlite')
    throw new Error(`${table.name}: a searched table needs an integer key or rowid`)
  return { before: [], after: [`${constraint} primary key (${quoteAll(table.primaryKey)})`] }
}

function columnDdl(table: TableSpec, column: ColumnSpec, dialect: Dialect) {
  const words = [quoteName(column.name), collated(sqlType(column.store, dialect), dialect)]
  const isKey = table.primaryKey.includes(column.name)
  if (isKey && dialect === 'sqlite' && hasIntegerKey(table)) words.push('primary key')
  else if (column.notNull || isKey) words.push('not null')
  if (column.nonNegative) words.push(checkDdl(table, column))
  return words.join(' ')
}

/** `< infinity` also refuses PostgreSQL's NaN, which compares greater than every number. */
function checkDdl(table: TableSpec, column: ColumnSpec) {
  const name = quoteName(column.name)
  const finite = column.store === 'real' ? ` and ${name} < 1e308` : ''
  return `constraint ${quoteName(checkConstraintName(table.name, column.name))} check (${name} >= 0${finite})`
}

const foreignKeyDdl = (table: TableSpec, key: ForeignKeySpec) =>
  `constraint ${quoteName(foreignKeyName(table.name, key))} foreign key (${quoteAll(key.columns)})` +
  ` references ${quoteName(key.table)} (${quoteAll(key.target)})`
