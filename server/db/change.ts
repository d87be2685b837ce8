import { sqlType } from './ddl'
import type { Actual, ActualTable } from './introspect'
import { primaryKeyName, quote } from './names'
import type { ColumnSpec, Dialect, Store, TableSpec } from './spec'

/** What the last start left: its tables, and the stores that were converted by hand since. */
export interface Past {
  readonly tables: readonly TableSpec[]
  /** By `<TABLE>.<COLUMN>`. */
  readonly converted: ReadonlyMap<string, Store>
}

/** One table that already exists: as it is, and as it will be after the statements planned so far. */
export interface Change {
  readonly table: TableSpec
  readonly before: ActualTable
  readonly present: ActualTable
  /** The table as the last start knew it. */
  readonly past: TableSpec | undefined
  /** What gives the table its new name, to be run before all else. */
  readonly renames: readonly string[]
  /** The column as it is named and stored now, that a declared one is made from. */
  readonly source: (column: ColumnSpec) => Source | undefined
}

export interface Source {
  readonly name: string
  readonly store: Store
}

/** Undefined: there is no such table yet. */
export function changeOf(
  table: TableSpec,
  { actual, past, dialect, tables }: At,
): Change | undefined {
  const isRenamed =
    table.was !== undefined &&
    !actual.has(table.name) &&
    !tables.some(other => other.name === table.was)
  const name = isRenamed ? (table.was ?? '') : table.name
  const before = actual.get(name)
  if (!before) return undefined
  const known =
    past.tables.find(each => each.name === name) ??
    past.tables.find(each => each.name === table.was)
  const storeOf = (column: string): Store | undefined => {
    const type = before.columns.get(column)?.type
    if (type === undefined) return undefined
    const told =
      past.converted.get(`${table.name}.${column}`) ??
      known?.columns.find(each => each.name === column)?.store ??
      table.columns.find(each => each.name === column)?.store
    return told && sqlType(told, dialect) === type ? told : storeLike(type)
  }
  return {
    table,
    before,
    present: { ...before, columns: new Map(before.columns) },
    past: known,
    renames: isRenamed ? renameTable(name, table.name) : [],
    source: sourcesOf(table, before, storeOf),
  }
}

interface At {
  readonly actual: Actual
  readonly past: Past
  readonly dialect: Dialect
  readonly tables: readonly TableSpec[]
}

/** What a column nobody told of holds. */
function storeLike(type: string): Store {
  if (type === 'boolean') return 'bool'
  if (type === 'integer' || type === 'bigint') return 'int'
  return type === 'real' || type === 'double precision' ? 'real' : 'text'
}

/** The ids given so far go with the table. */
const renameTable = (from: string, to: string) => [
  `alter table ${quote(from)} rename to ${quote(to)}`,
  `delete from "_COUNTER" where "NAME" = '${to}'`,
  `update "_COUNTER" set "NAME" = '${to}' where "NAME" = '${from}'`,
]

/**
 * A column comes from the one of its name, or from its former name where that is free: no longer
 * declared, declared anew with another store, which is how old values are kept aside, or freed by it.
 */
function sourcesOf(
  table: TableSpec,
  before: ActualTable,
  storeOf: (column: string) => Store | undefined,
) {
  const isFree = (name: string) => {
    const declared = table.columns.find(column => column.name === name)
    return !declared || declared.store !== storeOf(name)
  }
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name, was, frees } of freeingFirst(table.columns)) {
    const isNew = !before.columns.has(name) || taken.has(name)
    if (was === undefined || !before.columns.has(was) || !isNew) continue
    if (!frees && !isFree(was)) continue
    renamed.set(name, was)
    taken.add(was)
  }
  return (column: ColumnSpec): Source | undefined => {
    const name = renamed.get(column.name) ?? (taken.has(column.name) ? '' : column.name)
    const store = storeOf(name)
    return store && { name, store }
  }
}

/** What gives up a name comes before what takes it. */
export const freeingFirst = (columns: readonly ColumnSpec[]): readonly ColumnSpec[] => [
  ...columns.filter(({ frees }) => frees),
  ...columns.filter(({ frees }) => !frees),
]

/** The key's constraint under a former name of the table or of its columns, if that is what it has. */
export function formerKeyName({ table, before }: Change) {
  const was = new Map(table.columns.map(column => [column.name, column.was ?? column.name]))
  const keys = [table.primaryKey, table.primaryKey.map(name => was.get(name) ?? name)]
  const names = [table.name, table.was ?? table.name].flatMap(name =>
    keys.map(primaryKey => primaryKeyName({ ...table, name, primaryKey })),
  )
  return names.find(name => name !== primaryKeyName(table) && before.constraints.has(name))
}
