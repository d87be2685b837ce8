import { primaryKeyName, quoteName } from '../names'
import type { ColumnSpec, Dialect, Store, TableSpec } from '../spec'
import { sqlType } from './ddl'
import type { Actual, ActualTable } from './introspect'

/** State left by the last start: its tables, and the stores converted by hand since. */
export interface SchemaHistory {
  readonly tables: readonly TableSpec[]
  /** Key: `<TABLE>.<COLUMN>`. */
  readonly converted: ReadonlyMap<string, Store>
}

/** One existing table: its current state and its state after the statements planned so far. */
export interface SchemaChange {
  readonly table: TableSpec
  readonly before: ActualTable
  readonly present: ActualTable
  /** The table as declared at the last start. */
  readonly past: TableSpec | undefined
  /** Statements that rename the table; they run first. */
  readonly renames: readonly string[]
  /** The current column that becomes the declared one. */
  readonly source: (column: ColumnSpec) => ChangeSource | undefined
}

export interface ChangeSource {
  readonly name: string
  readonly store: Store
}

/** Undefined if the table does not exist yet. */
export function changeOf(
  table: TableSpec,
  { actual, past, dialect, tables }: At,
): SchemaChange | undefined {
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
    const renameNote =
      past.converted.get(`${table.name}.${column}`) ??
      known?.columns.find(each => each.name === column)?.store ??
      table.columns.find(each => each.name === column)?.store
    return renameNote && sqlType(renameNote, dialect) === type ? renameNote : storeLike(type)
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
  readonly past: SchemaHistory
  readonly dialect: Dialect
  readonly tables: readonly TableSpec[]
}

/** The store of a column that no schema has declared. */
function storeLike(type: string): Store {
  if (type === 'boolean') return 'bool'
  if (type === 'integer' || type === 'bigint') return 'int'
  return type === 'real' || type === 'double precision' ? 'real' : 'text'
}

/** The id counter is renamed with the table. */
const renameTable = (from: string, to: string) => [
  `alter table ${quoteName(from)} rename to ${quoteName(to)}`,
  `delete from "_COUNTER" where "NAME" = '${to}'`,
  `update "_COUNTER" set "NAME" = '${to}' where "NAME" = '${from}'`,
]

/**
 * Finds the source of each column: the column of the same name, else the one of its former name if that is
 * free (no longer declared, redeclared with another store, or renamed in the same step).
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
  return (column: ColumnSpec): ChangeSource | undefined => {
    const name = renamed.get(column.name) ?? (taken.has(column.name) ? '' : column.name)
    const store = storeOf(name)
    return store && { name, store }
  }
}

/** Orders columns so that a name is released before it is taken. */
export const freeingFirst = (columns: readonly ColumnSpec[]): readonly ColumnSpec[] => [
  ...columns.filter(({ frees }) => frees),
  ...columns.filter(({ frees }) => !frees),
]

/** Name of the key's constraint if it still carries a former table or column name. */
export function formerKeyName({ table, before }: SchemaChange) {
  const was = new Map(table.columns.map(column => [column.name, column.was ?? column.name]))
  const keys = [table.primaryKey, table.primaryKey.map(name => was.get(name) ?? name)]
  const names = [table.name, table.was ?? table.name].flatMap(name =>
    keys.map(primaryKey => primaryKeyName({ ...table, name, primaryKey })),
  )
  return names.find(name => name !== primaryKeyName(table) && before.constraints.has(name))
}
