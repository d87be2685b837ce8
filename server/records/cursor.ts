import type { Store } from '../../src/model/kinds/kind'
import type { Resource } from '../../src/model/resource'
import type { Row } from '../db/db'
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

const signature = ({ sort }: ListQuery) => `${sort.field} ${sort.order}`

/** Opaque to clients; holds only values the reader could read anyway. */
export function cursorAt(resource: Resource, query: ListQuery, row: Row | undefined) {
  if (!row) return undefined
  const place = {
    s: signature(query),
    v: row[sortColumn(resource, query.sort)] ?? null,
    k: row[resource.key.name],
  }
  return btoa(encodeURIComponent(JSON.stringify(place))).replace(/=+$/, '')
}

export function placeOf(resource: Resource, query: ListQuery): Place | undefined {
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
export function beyond(resource: Resource, query: ListQuery, place: Place): Condition {
  const forward = query.cursor?.direction === 'after'
  const up = (query.sort.order === 'ASC') === forward
  const at = column(sortColumn(resource, query.sort))
  const key = column(resource.key.name)
  const sign = sql.raw(up ? '>' : '<')
  if (sortColumn(resource, query.sort) === resource.key.name) return sql`${key} ${sign} ${place.k}`
  if (place.v !== null) return sql`(${at}, ${key}) ${sign} (${place.v}, ${place.k})`
  return sql`(${at} is null and ${key} ${sign} ${place.k})`
}
