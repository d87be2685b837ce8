import type { Folds } from './backfill'
import { type Change, changeOf, type Past } from './change'
import { addForeignKey, countedBy, createIndex, createSearch, createTable } from './ddl'
import type { Actual } from './introspect'
import { indexName, isOurs, quote, quoteAll, searchIndex, searchTable } from './names'
import { foldsGone, planColumns } from './planColumns'
import { planConstraints } from './planConstraints'
import { type Repeats, repeatsIn } from './repeats'
import type { ColumnSpec, Dialect, IndexSpec, TableSpec } from './spec'
import { keepingUndeclared } from './undeclared'

/** What would destroy or narrow something: shown, never done. */
export interface Stop {
  readonly why: string
  readonly sql: string[]
}

/** A narrowing that is harmless while the query counts no row. */
export interface Check {
  readonly count: string
  readonly stop: Stop
}

/** In the order it runs; the checks stand between `folds` and `rebuilds`. */
export interface Plan {
  readonly tables: string[]
  readonly folds: Folds[]
  readonly checks: Check[]
  readonly rebuilds: string[]
  readonly indexes: string[]
  readonly keys: string[]
  /** Indexes that leave out what repeats. */
  readonly repeats: Repeats[]
  readonly stops: Stop[]
  /** What is no longer declared, or not yet: it stays as it is, and the SQL would drop it. */
  readonly left: Stop[]
  /** What gets another name, which a process of another version would look for in vain. */
  readonly renamed: string[]
}

export interface Wanted {
  readonly tables: readonly TableSpec[]
  readonly past: Past
  readonly dialect: Dialect
  /** PostgreSQL: pg_trgm is there. */
  readonly trigrams: boolean
}

export const emptyPlan = (): Plan => ({
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

/** The way from the database as it is to the tables as they are meant. */
export function planChanges(actual: Actual, wanted: Wanted): Plan {
  const plan = emptyPlan()
  for (const table of wanted.tables) planTable(plan, wanted, { table, actual })
  for (const name of tablesGone(actual, wanted))
    plan.left.push(dropTable(name, actual, wanted.dialect))
  return plan
}

/** One table's part of it. */
export function planTable(plan: Plan, wanted: Wanted, at: At) {
  const change = changeOf(at.table, { actual: at.actual, ...wanted })
  if (change) changeTable(plan, wanted, change)
  else newTable(plan, wanted, at.table)
  if (at.table.search) planSearch(plan, wanted, at)
}

interface At {
  readonly table: TableSpec
  readonly actual: Actual
}

/** Tables of the last start that nobody declares any more. */
export function tablesGone(actual: Actual, wanted: Wanted): string[] {
  const kept = new Set(
    wanted.tables.flatMap(table => {
      const isRenamed = changeOf(table, { actual, ...wanted })?.renames.length
      return isRenamed && table.was ? [table.name, table.was] : [table.name]
    }),
  )
  return wanted.past.tables.map(({ name }) => name).filter(n => !kept.has(n) && actual.has(n))
}

function newTable(plan: Plan, { dialect, trigrams }: Wanted, table: TableSpec) {
  plan.tables.push(createTable(table, dialect))
  for (const index of usable(table.indexes, dialect, trigrams))
    plan.indexes.push(createIndex(table, index, dialect))
  if (dialect === 'postgres')
    for (const key of table.foreignKeys) plan.keys.push(addForeignKey(table, key))
}

function changeTable(plan: Plan, wanted: Wanted, declared: Change) {
  const change = keepingUndeclared(plan, wanted.dialect, declared)
  plan.tables.push(...change.renames)
  if (change.renames.length > 0)
    plan.renamed.push(`table ${change.table.was} to ${change.table.name}`)
  planColumns(plan, wanted.dialect, change)
  const isRebuilt = planConstraints(plan, wanted.dialect, change)
  planIndexes(plan, wanted, { ...change, isRebuilt })
  // a table made anew comes without them
  if (!isRebuilt) plan.indexes.push(...foldsGone(change))
}

function planIndexes(plan: Plan, wanted: Wanted, change: Change & { isRebuilt: boolean }) {
  const { table, present, isRebuilt } = change
  const indexes = usable(table.indexes, wanted.dialect, wanted.trigrams)
  const names = new Set(indexes.map(index => indexName(table.name, index)))
  if (table.search) names.add(searchIndex(table.name))
  if (!isRebuilt)
    for (const name of present.indexes)
      if (isOurs(name) && !names.has(name)) plan.tables.push(`drop index ${quote(name)}`)
  for (const index of indexes) {
    const isThere = present.indexes.has(indexName(table.name, index))
    if (!isThere || isRebuilt) planIndex(plan, wanted, { table, index, isThere })
  }
}

interface Making {
  readonly table: TableSpec
  readonly index: IndexSpec
  /** Its table is made anew, and had it. */
  readonly isThere: boolean
}
function planIndex(plan: Plan, { dialect }: Wanted, { table, index, isThere }: Making) {
  const repeats = repeatsIn(table, index)
  if (repeats) return void plan.repeats.push(repeats)
  plan.indexes.push(createIndex(table, index, dialect))
  if (index.unique && !isThere) plan.checks.push(duplicates(table, index))
}

function duplicates(table: TableSpec, index: IndexSpec): Check {
  const columns = quoteAll(index.columns)
  const filled = index.columns.map(column => `${quote(column)} is not null`)
  const where = [...filled, ...countedBy(index)]
  const groups =
    `select ${columns} from ${quote(table.name)}` +
    ` where ${where.join(' and ')} group by ${columns} having count(*) > 1`
  return {
    count: `select count(*) as n from (${groups}) as d`,
    stop: { why: `${table.name} has rows with equal ${index.columns.join(', ')}`, sql: [groups] },
  }
}

function planSearch(plan: Plan, wanted: Wanted, { table, actual }: At) {
  const isThere =
    wanted.dialect === 'sqlite'
      ? actual.has(searchTable(table.name))
      : actual.get(table.name)?.indexes.has(searchIndex(table.name)) || !wanted.trigrams
  const isRefilled =
    wanted.dialect === 'sqlite' &&
    plan.folds.some(each => each.table === table && each.columns.some(isSearch))
  if (isThere && isRefilled) plan.indexes.push(`drop table ${quote(searchTable(table.name))}`)
  if (!isThere || isRefilled) plan.indexes.push(...createSearch(table, wanted.dialect))
}

const isSearch = ({ name }: ColumnSpec) => name === '_SEARCH'

/** A table nobody declares, and what would drop it. */
export function dropTable(name: string, actual: Actual, dialect: Dialect): Stop {
  const search = searchTable(name)
  const sql = [`drop table ${quote(name)}${dialect === 'postgres' ? ' cascade' : ''}`]
  if (actual.has(search)) sql.push(`drop table ${quote(search)}`)
  return { why: `table ${name} is no longer declared`, sql }
}

const usable = (indexes: readonly IndexSpec[], dialect: Dialect, trigrams: boolean) =>
  indexes.filter(index => !index.trigram || (dialect === 'postgres' && trigrams))
