import type { Store } from '../../../src/kinds/kind/kind'
import type { Resource, SortKey } from '../../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../../src/model/fields/shadow'
import type { ListQuery } from '../../../src/model/lists/query/parseQuery'
import { sortKeys } from '../../../src/model/lists/sortKeys'
import { Refusal } from '../../base/refusal'
import { type ColumnReader, column, type SqlCondition, sql, type Tuple } from '../../db/db'

/** Start or end of a page: sort columns, the value of each, and the key. */
interface CursorPosition {
  readonly s: string
  readonly v: CursorValue
  /** The value of the second sort column. */
  readonly w?: CursorValue
  readonly k: string | number
}
type CursorValue = string | number | boolean | null

/** The sort column: a text's folded column, else the field itself. */
export function sortColumn(resource: Resource, sort: SortKey): string {
  const field = resource.fields.get(sort.field)
  return field && hasShadow(resource, field) ? shadowOf(field) : sort.field
}

/** The parts of a query that define how rows are walked. */
export type PageQuery = Pick<ListQuery, 'sort' | 'offset' | 'limit' | 'cursor'>

/** These columns and the sort columns, which a cursor needs. */
export function withSort(
  resource: Resource,
  sort: ListQuery['sort'],
  columns: readonly ColumnReader[],
) {
  const names = sortKeys(sort).map(key => sortColumn(resource, key))
  const further = names.filter(name => !columns.some(column => column.name === name))
  return [
    ...columns,
    ...further.map(name => ({ name, store: resource.fields.get(name)?.store ?? 'text' })),
  ]
}

const signature = ({ sort }: PageQuery) =>
  sortKeys(sort)
    .map(({ field, order }) => `${field} ${order}`)
    .join()

/** Makes cursors for rows. Opaque to clients; they contain only values the reader may read. */
export function cursorMaker(
  resource: Resource,
  query: PageQuery,
  columns: readonly ColumnReader[],
) {
  const { sort } = query
  const place = (sorted: string) => columns.findIndex(({ name }) => name === sorted)
  const value = place(sortColumn(resource, sort))
  const next = sort.next && place(sortColumn(resource, sort.next))
  const key = place(resource.key.name)
  return (row: Tuple | undefined) => {
    if (!row) return undefined
    const position = {
      s: signature(query),
      v: row[value] ?? null,
      ...(next !== undefined && { w: row[next] ?? null }),
      k: row[key],
    }
    return btoa(encodeURIComponent(JSON.stringify(position))).replace(/=+$/, '')
  }
}

export function cursorPosition(resource: Resource, query: PageQuery): CursorPosition | undefined {
  if (!query.cursor) return undefined
  try {
    const position = JSON.parse(decodeURIComponent(atob(query.cursor.token))) as CursorPosition
    const fits = ({ field }: SortKey, value: unknown) =>
      value === null || canStore(resource.fields.get(field)?.store ?? null, value)
    const { sort } = query
    const areFit = fits(sort, position.v) && (!sort.next || fits(sort.next, position.w))
    if (position.s === signature(query) && canStore(resource.key.store, position.k) && areFit)
      return position
  } catch {
    // Falls through: an unreadable token is invalid.
  }
  throw new Refusal(400, 'badCursor')
}

/** Whether a column of this store can hold the value; others must not reach the database. */
export function canStore(store: Store | null, value: unknown): boolean {
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
  const { sort } = query
  const sign = sql.raw(isAscending(sort, query) ? '>' : '<')
  const at = column(sortColumn(resource, sort))
  const key = column(resource.key.name)
  const { v, k } = position
  if (sortColumn(resource, sort) === resource.key.name) return sql`${key} ${sign} ${k}`
  if (sort.next) {
    const rest = afterSecond(resource, { ...query, sort: sort.next }, position)
    if (v === null) return sql`(${at} is null and ${rest})`
    // The first comparison alone walks the index.
    return sql`(${at} ${sign}= ${v} and (${at} ${sign} ${v} or ${rest}))`
  }
  if (v !== null) return sql`(${at}, ${key}) ${sign} (${v}, ${k})`
  return sql`(${at} is null and ${key} ${sign} ${k})`
}

/** Rows after a cursor among those of one value of the first column. */
function afterSecond(resource: Resource, query: PageQuery, position: CursorPosition) {
  const sign = sql.raw(isAscending(query.sort, query) ? '>' : '<')
  const at = column(sortColumn(resource, query.sort))
  const key = sql`${column(resource.key.name)} ${sign} ${position.k}`
  const isForward = query.cursor?.direction === 'after'
  const { w } = position
  if (w === null)
    return isForward ? sql`(${at} is null and ${key})` : sql`(${at} is not null or ${key})`
  const nulls = isForward ? sql`${at} is null` : sql`1 = 0`
  return sql`(${at} ${sign} ${w} or ${nulls} or (${at} = ${w} and ${key}))`
}

/** The direction of walking: reversed for rows before a cursor. */
const isAscending = ({ order }: SortKey, { cursor }: PageQuery) =>
  (order === 'ASC') !== (cursor?.direction === 'before')

/** The order of walking. The first column has its nulls apart, the second has them within. */
export function orderOf(resource: Resource, query: PageQuery) {
  const { sort, cursor } = query
  const direction = (key: SortKey) => sql.raw(isAscending(key, query) ? 'asc' : 'desc')
  const name = sortColumn(resource, sort)
  const key = sql`${column(resource.key.name)} ${direction(sort.next ?? sort)}`
  if (name === resource.key.name) return key
  const first = sql`${column(name)} ${direction(sort)}`
  if (!sort.next) return sql`${first}, ${key}`
  const nulls = sql.raw(cursor?.direction === 'before' ? 'nulls first' : 'nulls last')
  const second = sql`${column(sortColumn(resource, sort.next))} ${direction(sort.next)} ${nulls}`
  return sql`${first}, ${second}, ${key}`
}
