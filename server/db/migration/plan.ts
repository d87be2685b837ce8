import { indexName, isOurs, quoteAll, quoteName, searchIndex, searchTable } from '../names'
import type { ColumnSpec, Dialect, IndexSpec, TableSpec } from '../spec'
import type { Folds } from './backfill'
import { addForeignKey, countedBy, createIndex, createSearch, createTable } from './ddl'
import { type Repeats, repeatsIn } from './duplicates'
import type { Actual } from './introspect'
import { foldsGone, planColumns } from './planColumns'
import { planConstraints } from './planConstraints'
import { changeOf, type SchemaChange, type SchemaHistory } from './schemaChange'
import { keepingUndeclared } from './undeclaredColumns'

/** A statement that would destroy or narrow data: shown, never run. */
export interface MigrationBlocker {
  readonly why: string
  readonly sql: string[]
}

/** A narrowing that is harmless as long as the query counts no row. */
export interface ColumnCheck {
  readonly count: string
  readonly stop: MigrationBlocker
}

/** Steps in the order they run; the checks run between `folds` and `rebuilds`. */
export interface MigrationPlan {
  readonly tables: string[]
  readonly folds: Folds[]
  readonly checks: ColumnCheck[]
  readonly rebuilds: string[]
  readonly indexes: string[]
  readonly keys: string[]
  /** Unique indexes that exclude existing duplicates. */
  readonly repeats: Repeats[]
  readonly stops: MigrationBlocker[]
  /** Undeclared tables and columns: they stay, and the SQL would drop them. */
  readonly left: MigrationBlocker[]
  /** Renamed things that a process of another version would miss. */
  readonly renamed: string[]
}

interface MigrationTarget {
  readonly tables: readonly TableSpec[]
  readonly past: SchemaHistory
  readonly dialect: Dialect
  /** PostgreSQL: whether pg_trgm is available. */
  readonly trigrams: boolean
}

export const emptyPlan = (): MigrationPlan => ({
  tables: [],
  folds: [],
  checks: [],
  rebuilds: [],
  indexes: [],
  keys: [],
  repeats: [],
  stops: [],
  left: [],
  renamed: [],
})

/** The steps from the current database to the declared tables. */
export function planChanges(actual: Actual, wanted: MigrationTarget): MigrationPlan {
  const plan = emptyPlan()
  for (const table of wanted.tables) planTable(plan, wanted, { table, actual })
  for (const name of tablesGone(actual, wanted))
    plan.left.push(dropTable(name, actual, wanted.dialect))
  return plan
}

export function planTable(plan: MigrationPlan, wanted: MigrationTarget, at: At) {
  const change = changeOf(at.table, { actual: at.actual, ...wanted })
  if (change) changeTable(plan, wanted, change)
  else newTable(plan, wanted, at.table)
  if (at.table.search) planSearch(plan, wanted, at)
}

interface At {
  readonly table: TableSpec
  readonly actual: Actual
}

/** Tables of the last start that no schema declares any more. */
export function tablesGone(actual: Actual, wanted: MigrationTarget): string[] {
  const kept = new Set(
    wanted.tables.flatMap(table => {
      const isRenamed = changeOf(table, { actual, ...wanted })?.renames.length
      return isRenamed && table.was ? [table.name, table.was] : [table.name]
    }),
  )
  return wanted.past.tables.map(({ name }) => name).filter(n => !kept.has(n) && actual.has(n))
}

function newTable(plan: MigrationPlan, { dialect, trigrams }: MigrationTarget, table: TableSpec) {
  plan.tables.push(createTable(table, dialect))
  for (const index of usable(table.indexes, dialect, trigrams))
    plan.indexes.push(createIndex(table, index, dialect))
  if (dialect === 'postgres')
    for (const key of table.foreignKeys) plan.keys.push(addForeignKey(table, key))
}

function changeTable(plan: MigrationPlan, wanted: MigrationTarget, declared: SchemaChange) {
  const change = keepingUndeclared(plan, wanted.dialect, declared)
  plan.tables.push(...change.renames)
  if (change.renames.length > 0)
    plan.renamed.push(`table ${change.table.was} to ${change.table.name}`)
  planColumns(plan, wanted.dialect, change)
  const isRebuilt = planConstraints(plan, wanted.dialect, change)
  planIndexes(plan, wanted, { ...change, isRebuilt })
  // A rebuilt table is created without them.
  if (!isRebuilt) plan.indexes.push(...foldsGone(change))
}

function planIndexes(
  plan: MigrationPlan,
  wanted: MigrationTarget,
  change: SchemaChange & { isRebuilt: boolean },
) {
  const { table, present, isRebuilt } = change
  const indexes = usable(table.indexes, wanted.dialect, wanted.trigrams)
  const names = new Set(indexes.map(index => indexName(table.name, index)))
  if (table.search) names.add(searchIndex(table.name))
  if (!isRebuilt)
    for (const name of present.indexes)
      if (isOurs(name) && !names.has(name)) plan.tables.push(`drop index ${quoteName(name)}`)
  for (const index of indexes) {
    const isThere = present.indexes.has(indexName(table.name, index))
    if (!isThere || isRebuilt) planIndex(plan, wanted, { table, index, isThere })
  }
}

interface Making {
  readonly table: TableSpec
  readonly index: IndexSpec
  /** Whether the table had it before the rebuild. */
  readonly isThere: boolean
}
function planIndex(
  plan: MigrationPlan,
  { dialect }: MigrationTarget,
  { table, index, isThere }: Making,
) {
  const repeats = repeatsIn(table, index)
  if (repeats) return void plan.repeats.push(repeats)
  plan.indexes.push(createIndex(table, index, dialect))
  if (index.unique && !isThere) plan.checks.push(duplicates(table, index))
}

function duplicates(table: TableSpec, index: IndexSpec): ColumnCheck {
  const columns = quoteAll(index.columns)
  const filled = index.columns.map(column => `${quoteName(column)} is not null`)
  const where = [...filled, ...countedBy(index)]
  const groups =
    `select ${columns} from ${quoteName(table.name)}` +
    ` where ${where.join(' and ')} group by ${columns} having count(*) > 1`
  return {
    count: `select count(*) as n from (${groups}) as d`,
    stop: { why: `${table.name} has rows with equal ${index.columns.join(', ')}`, sql: [groups] },
  }
}

function planSearch(plan: MigrationPlan, wanted: MigrationTarget, { table, actual }: At) {
  const isThere =
    wanted.dialect === 'sqlite'
      ? actual.has(searchTable(table.name))
      : actual.get(table.name)?.indexes.has(searchIndex(table.name)) || !wanted.trigrams
  const isRefilled =
    wanted.dialect === 'sqlite' &&
    plan.folds.some(each => each.table === table && each.columns.some(isSearch))
  if (isThere && isRefilled) plan.indexes.push(`drop table ${quoteName(searchTable(table.name))}`)
  if (!isThere || isRefilled) plan.indexes.push(...createSearch(table, wanted.dialect))
}

const isSearch = ({ name }: ColumnSpec) => name === '_SEARCH'

/** An undeclared table, with the statement that would drop it. */
export function dropTable(name: string, actual: Actual, dialect: Dialect): MigrationBlocker {
  const search = searchTable(name)
  const sql = [`drop table ${quoteName(name)}${dialect === 'postgres' ? ' cascade' : ''}`]
  if (actual.has(search)) sql.push(`drop table ${quoteName(search)}`)
  return { why: `table ${name} is no longer declared`, sql }
}

const usable = (indexes: readonly IndexSpec[], dialect: Dialect, trigrams: boolean) =>
  indexes.filter(index => !index.trigram || (dialect === 'postgres' && trigrams))
