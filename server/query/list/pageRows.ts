import type { Resource } from '../../../src/model/fields/resource'
import type { ListQuery } from '../../../src/model/lists/query/parseQuery'
import {
  allConditions,
  type ColumnReader,
  column,
  type Db,
  fromRows,
  type SqlCondition,
  sql,
  type Tuple,
} from '../../db/db'
import { afterCursor, cursorPosition, orderOf, sortColumn } from './cursor'

interface Paging {
  readonly query: ListQuery
  readonly where: SqlCondition
  readonly columns: readonly ColumnReader[]
  /** Number of matching rows, if known exactly. */
  readonly total?: number | undefined
  /** Collects and sorts all rows instead of walking an index until the page is full. */
  readonly sortsAll?: boolean | undefined
}

/**
 * Rows in order with nulls last on every database: first rows with a sort value, then those without, so that
 * each part walks an index.
 */
export async function pageRows(
  db: Db,
  resource: Resource,
  { query, where, columns, total, sortsAll }: Paging,
): Promise<Tuple[]> {
  const position = cursorPosition(resource, query)
  const backward = query.cursor?.direction === 'before'
  const order = orderOf(resource, query)
  const fetch = (parts: SqlCondition[], offset: number, limit: number) =>
    db.tuples(
      columns,
      sql`from ${rowsOf(allConditions([where, ...parts]))} order by ${order} limit ${limit} offset ${offset}`,
    )
  const table = sql.table(resource.table)
  const rowsOf = (condition: SqlCondition) =>
    // `offset 0` keeps the planner from choosing an index for the order.
    sortsAll
      ? sql`(select * from ${table} as t where ${condition} offset 0) as t`
      : sql`${table} as t where ${condition}`
  const isAll = (found: number) => !position && query.offset + found === total
  const rows: Tuple[] = []
  if (isAll(0)) return rows
  let skip = position ? 0 : query.offset
  for (const [at, condition] of partsFromCursor(resource, query, position?.v).entries()) {
    const fromCursor = at === 0 && position ? [afterCursor(resource, query, position)] : []
    const found = await fetch([...condition, ...fromCursor], skip, query.limit - rows.length)
    rows.push(...found)
    if (rows.length >= query.limit || isAll(rows.length)) break
    if (skip > 0 && found.length === 0) {
      skip -= await countAll(db, resource, allConditions([where, ...condition]))
    } else skip = 0
  }
  return backward ? rows.reverse() : rows
}

/** The parts of a sorted list in walking order, from the cursor's part on. */
function partsFromCursor(resource: Resource, query: ListQuery, from: unknown): SqlCondition[][] {
  const parts = partsOf(resource, query)
  if (!query.cursor) return parts.map(({ condition }) => condition)
  const at = Math.max(
    0,
    parts.findIndex(({ nulls }) => nulls === (from === null)),
  )
  const remaining =
    query.cursor.direction === 'before' ? parts.slice(0, at + 1).reverse() : parts.slice(at)
  return remaining.map(({ condition }) => condition)
}

interface Part {
  readonly nulls: boolean
  readonly condition: SqlCondition[]
}
function partsOf(resource: Resource, query: ListQuery): Part[] {
  const name = sortColumn(resource, query.sort)
  if (name === resource.key.name) return [{ nulls: false, condition: [] }]
  return [
    { nulls: false, condition: [sql`${column(name)} is not null`] },
    { nulls: true, condition: [sql`${column(name)} is null`] },
  ]
}

async function countAll(db: Db, resource: Resource, where: SqlCondition) {
  const counted = sql`select count(*) as n ${fromRows(resource, where)}`
  return Number((await counted.execute(db.read)).rows[0]?.n ?? 0)
}
