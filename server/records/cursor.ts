import type { Store } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Column, Tuple } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { type Condition, column } from './condition'
import type { ListQuery } from './listQuery'
import { hasShadow, shadowOf } from './tables'

/** Where a page begins or ends: the sort value, the key, and what was sorted. */
interface Place {
  readonly s: string
  readonly v: string | number | boolean | null
  readonly k: string | number
}

/** The column a list is sorted by: a text's folded twin, else the field itself. */
export function sortColumn(resource: Resource, sort: ListQuery['sort']): string {
  const field = resource.fields.get(sort.field)
  return field && hasShadow(resource, field) ? shadowOf(field) : sort.field
}

/** What it takes to walk a list's rows in order. */
export type Walk = Pick<ListQuery, 'sort' | 'offset' | 'limit' | 'cursor'>

/** These columns and the one sorted by, which a cursor needs. */
export function withSort(resource: Resource, sort: ListQuery['sort'], columns: readonly Column[]) {
  const name = sortColumn(resource, sort)
  if (columns.some(column => column.name === name)) return columns
  return [...columns, { name, store: resource.fields.get(name)?.store ?? 'text' }]
}

const signature = ({ sort }: Walk) => `${sort.field} ${sort.order}`

/** Cursors at rows of these columns. Opaque to clients; they hold only values the reader could read anyway. */
export function cursorMaker(resource: Resource, query: Walk, columns: readonly Column[]) {
  const sorted = sortColumn(resource, query.sort)
  const value = columns.findIndex(({ name }) => name === sorted)
  const key = columns.findIndex(({ name }) => name === resource.key.name)
  return (row: Tuple | undefined) => {
    if (!row) return undefined
    const place = { s: signature(query), v: row[value] ?? null, k: row[key] }
    return btoa(encodeURIComponent(JSON.stringify(place))).replace(/=+$/, '')
  }
}

export function placeOf(resource: Resource, query: Walk): Place | undefined {
  if (!query.cursor) return undefined
  try {
    const place = JSON.parse(decodeURIComponent(atob(query.cursor.token))) as Place
    const sorted = resource.fields.get(query.sort.field)?.store ?? null
    const fits = place.v === null || mayBe(sorted, place.v)
    if (place.s === signature(query) && mayBe(resource.key.store, place.k) && fits) return place
  } catch {
    // falls through: a token that cannot be read is no token of ours
  }
  throw new Refusal(400, 'badCursor')
}

/** Whether a column of this store can hold it: what is not ours must not reach the database. */
function mayBe(store: Store | null, value: unknown): boolean {
  if (store === 'int' || store === 'cents') return Number.isSafeInteger(value)
  if (store === 'real')
    return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (store === 'bool') return typeof value === 'boolean' || value === 0 || value === 1
  return typeof value === 'string' && !/\0|\p{Surrogate}/u.test(value)
}

/** Rows beyond a place, in the direction walked; nulls stand last whatever the order. */
export function beyond(resource: Resource, query: Walk, place: Place): Condition {
  const forward = query.cursor?.direction === 'after'
  const up = (query.sort.order === 'ASC') === forward
  const at = column(sortColumn(resource, query.sort))
  const key = column(resource.key.name)
  const sign = sql.raw(up ? '>' : '<')
  if (sortColumn(resource, query.sort) === resource.key.name) return sql`${key} ${sign} ${place.k}`
  if (place.v !== null) return sql`(${at}, ${key}) ${sign} (${place.v}, ${place.k})`
  return sql`(${at} is null and ${key} ${sign} ${place.k})`
}

/** The order walked: backwards to what comes before a place. */
export function orderOf(resource: Resource, { sort, cursor }: Walk) {
  const up = (sort.order === 'ASC') !== (cursor?.direction === 'before')
  const way = sql.raw(up ? 'asc' : 'desc')
  const name = sortColumn(resource, sort)
  const key = sql`${column(resource.key.name)} ${way}`
  return name === resource.key.name ? key : sql`${column(name)} ${way}, ${key}`
}
