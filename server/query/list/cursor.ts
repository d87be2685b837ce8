import type { Store } from '../../../src/kinds/kind/kind'
import type { Resource } from '../../../src/model/fields/resource'
import { Refusal } from '../../base/refusal'
import type { ColumnReader, Tuple } from '../../db/db'
import { sql } from '../../db/fragment'
import { column, type SqlCondition } from '../condition'
import { hasShadow, shadowOf } from '../shadow'
import type { ListQuery } from './listQuery'

/** Start or end of a page: sort value, key and sort column. */
interface CursorPosition {
  readonly s: string
  readonly v: string | number | boolean | null
  readonly k: string | number
}

/** The sort column: a text's folded column, else the field itself. */
export function sortColumn(resource: Resource, sort: ListQuery['sort']): string {
  const field = resource.fields.get(sort.field)
  return field && hasShadow(resource, field) ? shadowOf(field) : sort.field
}

/** The parts of a query that define how rows are walked. */
export type PageQuery = Pick<ListQuery, 'sort' | 'offset' | 'limit' | 'cursor'>

/** These columns and the sort column, which a cursor needs. */
export function withSort(
  resource: Resource,
  sort: ListQuery['sort'],
  columns: readonly ColumnReader[],
) {
  const name = sortColumn(resource, sort)
  if (columns.some(column => column.name === name)) return columns
  return [...columns, { name, store: resource.fields.get(name)?.store ?? 'text' }]
}

const signature = ({ sort }: PageQuery) => `${sort.field} ${sort.order}`

/** Makes cursors for rows. Opaque to clients; they contain only values the reader may read. */
export function cursorMaker(
  resource: Resource,
  query: PageQuery,
  columns: readonly ColumnReader[],
) {
  const sorted = sortColumn(resource, query.sort)
  const value = columns.findIndex(({ name }) => name === sorted)
  const key = columns.findIndex(({ name }) => name === resource.key.name)
  return (row: Tuple | undefined) => {
    if (!row) return undefined
    const position = { s: signature(query), v: row[value] ?? null, k: row[key] }
    return btoa(encodeURIComponent(JSON.stringify(position))).replace(/=+$/, '')
  }
}

export function cursorPosition(resource: Resource, query: PageQuery): CursorPosition | undefined {
  if (!query.cursor) return undefined
  try {
    const position = JSON.parse(decodeURIComponent(atob(query.cursor.token))) as CursorPosition
    const sorted = resource.fields.get(query.sort.field)?.store ?? null
    const fits = position.v === null || canStore(sorted, position.v)
    if (position.s === signature(query) && canStore(resource.key.store, position.k) && fits)
      return position
  } catch {
    // Falls through: an unreadable token is invalid.
  }
  throw new Refusal(400, 'badCursor')
}

/** Whether a column of this store can hold the value; others must not reach the database. */
function canStore(store: Store | null, value: unknown): boolean {
  if (store === 'int' || store === 'cents') return Number.isSafeInteger(value)
  if (store === 'real')
    return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (store === 'bool') return typeof value === 'boolean' || value === 0 || value === 1
  return typeof value === 'string' && !/\0|\p{Surrogate}/u.test(value)
}

/** Rows after a cursor in the walking direction; nulls come last in both orders. */
export function afterCursor(
  resource: Resource,
  query: PageQuery,
  position: CursorPosition,
): SqlCondition {
  const forward = query.cursor?.direction === 'after'
  const isAscending = (query.sort.order === 'ASC') === forward
  const at = column(sortColumn(resource, query.sort))
  const key = column(resource.key.name)
  const sign = sql.raw(isAscending ? '>' : '<')
  if (sortColumn(resource, query.sort) === resource.key.name)
    return sql`${key} ${sign} ${position.k}`
  if (position.v !== null) return sql`(${at}, ${key}) ${sign} (${position.v}, ${position.k})`
  return sql`(${at} is null and ${key} ${sign} ${position.k})`
}

/** The order of walking: reversed for rows before a cursor. */
export function orderOf(resource: Resource, { sort, cursor }: PageQuery) {
  const isAscending = (sort.order === 'ASC') !== (cursor?.direction === 'before')
  const direction = sql.raw(isAscending ? 'asc' : 'desc')
  const name = sortColumn(resource, sort)
  const key = sql`${column(resource.key.name)} ${direction}`
  return name === resource.key.name ? key : sql`${column(name)} ${direction}, ${key}`
}
