import type { ShopSort } from '../../../src/domain/checkout/sorts'
import type { Me } from '../../../src/model/access/access'
import type { Catalogue, Resource } from '../../../src/model/fields/resource'
import { shadowOf } from '../../../src/model/fields/shadow'
import { allConditions, column, type Fragment, fromRows, type SqlCondition, sql } from '../../db/db'
import { searchOf } from '../../query/list/search'
import { rememberedTotal } from '../../query/list/total'
import { valueToday } from '../../query/nextValue'
import type { RecordDraft, RecordKey, Records, RecordValues } from '../../query/requestContext'
import { reader, storedFields } from '../../query/row'
import { readScope } from '../../query/scope'
import { childTable, keyColumns } from '../../query/tables'

/** List rows combined with another resource: products and their price. */
interface OfferContext {
  readonly resource: Resource
  /** Its reference to the listed rows, and the row's condition. */
  readonly reference: string
  readonly where: RecordValues
}
export interface OfferQuery {
  readonly where: SqlCondition
  readonly words: readonly string[]
  /** In cents. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly sort: ShopSort
  /** False: only rows without a picture. */
  readonly pictured?: boolean
  /** True: only rows with units, as far as the reader may know. */
  readonly stocked?: boolean
  readonly offset: number
  readonly limit: number
}

export interface Offered {
  readonly record: RecordDraft
  /** In cents. */
  readonly price: number | null
}

/** The units the reader may see, of the row aliased `t`. */
export interface JoinedUnits {
  readonly some: SqlCondition
  readonly count: Fragment
}

interface Reading {
  readonly records: Pick<Records, 'db' | 'clock'>
  readonly resource: Resource
  readonly me: Me
  readonly price: OfferContext
  /** Undefined: the reader may not know units, and nothing may hint at them. */
  readonly units?: JoinedUnits | undefined
}

/** A page of products with their price in one list; filtered, sorted and counted by it. */
export async function readOffers(reading: Reading, query: OfferQuery) {
  const { where, offers } = await readPage(reading, query)
  return { offers, total: await totalOf(reading, where) }
}

/** The exact total, for the height of the page; cached until the next write. */
async function totalOf(
  { records: { db }, resource }: Reading,
  where: SqlCondition,
): Promise<number> {
  const whole = { texts: [...where.texts, 'to the last one'], values: where.values }
  const { known, note } = await rememberedTotal(db, resource, whole)
  if (known !== undefined) return known
  const count = sql`select count(*) as "N" ${fromRows(resource, where)}`
  const { rows } = await count.execute(db.read)
  return note(Number(rows[0]?.N ?? 0))
}

/** The same without a total, for continuous reading. */
export const readOfferRows = async (reading: Reading, query: OfferQuery) =>
  (await readPage(reading, query)).offers

async function readPage(reading: Reading, query: OfferQuery) {
  const { records, resource, me, units } = reading
  const { db } = records
  const among = allConditions([readScope(resource, me), query.where])
  const { where: rows } = await searchOf(db, { resource, me, words: query.words, scope: among })
  const price = priceOf(reading)
  const unseen = query.pictured === false ? [sql<boolean>`not ${isSeen(resource)}`] : []
  const there = query.stocked && units ? [units.some] : []
  const where = allConditions([rows, ...between(price, query), ...unseen, ...there])
  const order = orderOf(reading, query.sort, price)
  const keys = await keysOf(reading, { ...query, where, order })
  return { where, offers: await readBrandOffers(reading, keys, price) }
}

interface Ordered {
  readonly where: SqlCondition
  readonly order: Fragment
  readonly limit: number
  readonly offset: number
}
/** Sorts keys only: sorting whole rows with prices is ten times slower on a far page. */
async function keysOf({ records, resource }: Reading, { where, order, limit, offset }: Ordered) {
  const key = column(resource.key.name)
  const query = sql`select ${key} as "K" ${fromRows(resource, where)} order by ${order} limit ${limit} offset ${offset}`
  return (await query.execute(records.db.read)).rows.map(({ K }) => K as RecordKey)
}

/** The rows of a page, in its order. */
async function readBrandOffers(
  { records, resource, me }: Reading,
  keys: readonly (string | number)[],
  price: Fragment,
): Promise<Offered[]> {
  if (keys.length === 0) return []
  const mine = allConditions([
    readScope(resource, me),
    sql`${column(resource.key.name)} in (${sql.join(keys)})`,
  ])
  const query = sql`select t.*, ${price} as "_PRICE" ${fromRows(resource, mine)}`
  const read = reader(storedFields(resource))
  const rows = new Map(
    (await query.execute(records.db.read)).rows.map(row => [
      row[resource.key.name],
      { record: read(row), price: row._PRICE === null ? null : Number(row._PRICE) },
    ]),
  )
  return keys.flatMap(key => rows.get(key) ?? [])
}

export const pricesOn = (catalogue: Catalogue, PriceList: number): OfferContext => ({
  resource: catalogue.get('prices'),
  reference: 'CODIGO',
  where: { PriceList },
})

/** One price per row, by its unique key: that of today. */
function priceOf({ records, resource, price }: Reading): Fragment {
  const at = (name: string) => sql.ref(`p.${name}`)
  const request = Object.entries(price.where).map(
    ([name, value]) => sql`${at(name)} = ${price.resource.fields.get(name)?.toStore(value)}`,
  )
  const company = resource.company?.name
  const conditions = [
    ...(company ? [sql`${at(company)} = ${column(company)}`] : []),
    sql`${at(price.reference)} = ${column(resource.key.name)}`,
    ...request,
    sql`${at('_DELETED_AT')} is null`,
  ]
  return sql`(select ${valueToday(price.resource, records, at)} from ${sql.table(price.resource.table)} as p where ${allConditions(conditions as SqlCondition[])})`
}

const between = (price: Fragment, { from, to }: OfferQuery): SqlCondition[] => [
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

/** Available products with a picture first, then available ones. */
function availableFirst(resource: Resource, units: JoinedUnits | undefined): Fragment {
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
