import type { ShopSort } from '../../src/domain/checkout/sorts'
import type { Me } from '../../src/model/access'
import type { Catalogue, Resource } from '../../src/model/resource'
import type { Db, Row } from '../db/db'
import { type Fragment, sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { reader, storedFields } from './row'
import { readScope } from './scope'
import { searchOf } from './search'
import { childTable, keyColumns, shadowOf } from './tables'
import { noteOf } from './total'

/** Rows of a list with what another resource says of each: products and their price. */
export interface Beside {
  readonly resource: Resource
  /** Its reference to the listed rows, the value wanted of it, and what its row must be. */
  readonly reference: string
  readonly value: string
  readonly where: Readonly<Record<string, unknown>>
}
export interface OfferQuery {
  readonly where: Condition
  readonly words: readonly string[]
  /** In cents. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly sort: ShopSort
  /** False: only what has no picture yet. */
  readonly pictured?: boolean
  /** True: only what has units, as far as one is told of them. */
  readonly stocked?: boolean
  readonly offset: number
  readonly limit: number
}

export interface Offered {
  readonly record: Record<string, unknown>
  /** In cents. */
  readonly price: number | null
}

/** The units one is told of, of the row aliased `t`. */
export interface UnitsBeside {
  readonly some: Condition
  readonly count: Fragment
}

interface Reading {
  readonly db: Db
  readonly resource: Resource
  readonly me: Me
  readonly price: Beside
  /** Undefined: none are told, so that nothing may hint at them. */
  readonly units?: UnitsBeside | undefined
}

/** A page of what is sold, with its price on one list: filtered, sorted and counted by it too. */
export async function readOffers(reading: Reading, query: OfferQuery) {
  const { where, offers } = await readPage(reading, query)
  return { offers, total: await totalOf(reading, where) }
}

/** To the last one, as the height of the page follows from it; remembered until something is written. */
async function totalOf({ db, resource }: Reading, where: Condition): Promise<number> {
  const whole = { texts: [...where.texts, 'to the last one'], values: where.values }
  const { known, note } = await noteOf(db, resource, whole)
  if (known !== undefined) return known
  const count = sql<Row>`select count(*) as "N" from ${sql.table(resource.table)} as t where ${where}`
  const { rows } = await count.execute(db.read)
  return note(Number(rows[0]?.N ?? 0))
}

/** The same without a total, for who reads on until there are no more. */
export const readOfferRows = async (reading: Reading, query: OfferQuery) =>
  (await readPage(reading, query)).offers

async function readPage(reading: Reading, query: OfferQuery) {
  const { db, resource, me, units } = reading
  const among = both([readScope(resource, me), query.where])
  const { where: found } = await searchOf(db, { resource, me, words: query.words, among })
  const price = priceOf(reading)
  const unseen = query.pictured === false ? [sql<boolean>`not ${isSeen(resource)}`] : []
  const there = query.stocked && units ? [units.some] : []
  const where = both([found, ...between(price, query), ...unseen, ...there])
  const order = orderOf(reading, query.sort, price)
  const keys = await keysOf(reading, { ...query, where, order })
  return { where, offers: await offersOf(reading, keys, price) }
}

interface Ordered {
  readonly where: Condition
  readonly order: Fragment
  readonly limit: number
  readonly offset: number
}
/** Only keys are sorted: whole rows with their prices would make it ten times the work for a page far down. */
async function keysOf({ db, resource }: Reading, { where, order, limit, offset }: Ordered) {
  const key = column(resource.key.name)
  const query = sql<Row>`select ${key} as "K" from ${sql.table(resource.table)} as t where ${where} order by ${order} limit ${limit} offset ${offset}`
  return (await query.execute(db.read)).rows.map(({ K }) => K as string | number)
}

/** The rows of a page, in its order. */
async function offersOf(
  { db, resource, me }: Reading,
  keys: readonly (string | number)[],
  price: Fragment,
): Promise<Offered[]> {
  if (keys.length === 0) return []
  const mine = both([
    readScope(resource, me),
    sql`${column(resource.key.name)} in (${sql.join(keys)})`,
  ])
  const query = sql<Row>`select t.*, ${price} as "_PRICE" from ${sql.table(resource.table)} as t where ${mine}`
  const read = reader(storedFields(resource))
  const found = new Map(
    (await query.execute(db.read)).rows.map(row => [
      row[resource.key.name],
      { record: read(row), price: row._PRICE === null ? null : Number(row._PRICE) },
    ]),
  )
  return keys.flatMap(key => found.get(key) ?? [])
}

export const besideOf = (
  catalogue: Catalogue,
  name: string,
  beside: Omit<Beside, 'resource'>,
): Beside => ({ ...beside, resource: catalogue.get(name) })

/** One price a row, found by its unique key. */
function priceOf({ resource, price }: Reading): Fragment {
  const at = (name: string) => sql.ref(`p.${name}`)
  const asked = Object.entries(price.where).map(
    ([name, value]) => sql`${at(name)} = ${price.resource.fields.get(name)?.toStore(value)}`,
  )
  const company = resource.company?.name
  const conditions = [
    ...(company ? [sql`${at(company)} = ${column(company)}`] : []),
    sql`${at(price.reference)} = ${column(resource.key.name)}`,
    ...asked,
    sql`${at('_DELETED_AT')} is null`,
  ]
  return sql`(select ${at(price.value)} from ${sql.table(price.resource.table)} as p where ${both(conditions as Condition[])})`
}

const between = (price: Fragment, { from, to }: OfferQuery): Condition[] => [
  ...(from === undefined ? [] : [sql<boolean>`${price} >= ${from}`]),
  ...(to === undefined ? [] : [sql<boolean>`${price} <= ${to}`]),
]

function orderOf({ resource, units }: Reading, sort: ShopSort, price: Fragment): Fragment {
  const name = resource.fields.get(resource.title[0] ?? '')
  const byName = name ? sql`${column(shadowOf(name))}, ` : sql``
  const key = sql`${byName}${column(resource.key.name)}`
  if (sort === 'name') return key
  if (sort === 'available') return sql`${availableFirst(resource, units)}, ${key}`
  if (sort === 'stock') return units ? sql`${units.count} desc, ${key}` : key
  return sort === 'priceAsc'
    ? sql`${price} asc nulls last, ${key}`
    : sql`${price} desc nulls last, ${key}`
}

/** What is there and can be seen comes first, then what is there. */
function availableFirst(resource: Resource, units: UnitsBeside | undefined): Fragment {
  const seen = sql`case when ${isSeen(resource)} then 0 else 1 end`
  return units ? sql`case when ${units.some} then 0 else 1 end, ${seen}` : seen
}

function isSeen(resource: Resource): Fragment {
  const pictures = resource.fields.get('IMAGES')
  if (!pictures) return sql`1 = 1`
  const key = keyColumns(resource)
  const seen = sql`select ${sql.join(key.map(sql.ref))} from ${sql.table(childTable(resource, pictures))}`
  return sql`(${sql.join(key.map(column))}) in (${seen})`
}
