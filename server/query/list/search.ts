import { fold } from '../../../src/base/fold'
import { type Me, policyOf } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../../src/model/fields/shadow'
import { exactTotal } from '../../../src/model/lists/query/parseQuery'
import { isNever } from '../../../src/model/rules/rule'
import { isLong, otherSpelling } from '../../../src/model/search/searchText'
import {
  allConditions,
  anyCondition,
  column,
  type Db,
  type Fragment,
  fromRows,
  type SqlCondition,
  sql,
} from '../../db/db'
import { readScope } from '../scope'
import { likeText } from '../where'
import { afterCursor, cursorPosition, orderOf, type PageQuery, sortColumn } from './cursor'
import { rememberedTotal } from './total'
import { rarestTrigrams } from './trigrams'

/** Above this share of rows, collecting and sorting takes longer than walking all rows in order. */
const COMMON = 0.05

interface TextSearch {
  readonly resource: Resource
  readonly me: Me
  readonly words: readonly string[]
  readonly scope: SqlCondition
  /** Method of walking the rows for a page. */
  readonly page?: PageQuery | undefined
  /** The search runs behind a reference, and goes no further. */
  readonly isReferenced?: boolean
  readonly isAsTyped?: boolean
  /** The words are part of a search for longer ones too. */
  readonly isBesideLong?: boolean
}

/** The condition of a search, and the number of hits where known. */
export interface FoundRows {
  readonly where: SqlCondition
  readonly total?: number
  /** Collecting and sorting is faster than walking for this page. */
  readonly sortsAll?: boolean
}

/**
 * Finds rows that contain every word in some searched field, ignoring accents and case: words from three letters on
 * anywhere, by trigrams; shorter ones at the beginning of a field, or beside a longer one of any word.
 */
export async function searchOf(db: Db, search: TextSearch): Promise<FoundRows> {
  const { resource, scope, page } = search
  const other = otherSpelling(resource, search.words)
  if (other && !search.isAsTyped && !search.isReferenced) return inEitherSpelling(db, search, other)
  const words = search.words.map(fold).filter(Boolean)
  const { isBesideLong = words.some(isLong) } = search
  const references = searchableReferences(search)
  if (references.length > 0 && words.length > 0) {
    const found = await Promise.all(
      words.map(word => inTextOrReferences(db, search, { word, references, isBesideLong })),
    )
    return { where: allConditions([scope, ...found]) }
  }
  const exact = words.map(word => inText(db, resource, { word, isBesideLong }))
  const where = allConditions([scope, ...exact])
  const long = words.filter(isLong)
  if (long.length === 0) return { where }
  if (db.dialect === 'postgres')
    return conditionByTotal(db, { resource, scope, exact, where, page })
  const { match, share } = await rarestTrigrams(db, resource, long)
  const fts = sql.table(`${resource.table}_FTS`)
  const matching = sql`from ${fts} where ${fts} match ${match}`
  const hits = await collectHits(db, { resource, where, matching })
  if (hits)
    return {
      where: allConditions([scope, sql`${rowid(resource)} in ${hits.rows}`]),
      total: hits.total,
    }
  const isWalked =
    page && (share > COMMON || (await isPageNearby(db, { resource, scope, exact, page })))
  return {
    where: isWalked
      ? where
      : allConditions([where, sql`${rowid(resource)} in (select rowid ${matching})`]),
  }
}

async function inEitherSpelling(db: Db, search: TextSearch, other: string): Promise<FoundRows> {
  const asTyped: TextSearch = { ...search, isAsTyped: true }
  const found = await Promise.all([
    searchOf(db, asTyped),
    searchOf(db, { ...asTyped, words: [other] }),
  ])
  return { where: anyCondition(found.map(({ where }) => where)) }
}

/** The references this person can search through: readable ones, to readable resources. */
function searchableReferences({ resource, me, isReferenced }: TextSearch): readonly FieldModel[] {
  if (isReferenced) return []
  const { readable } = policyOf(resource, me)
  return resource.searchedBehind.filter(
    ({ name, target }) => target && readable.has(name) && !isNever(policyOf(target, me).read),
  )
}

/** A word in the row's own text, or in that of a referenced record that this person may read. */
async function inTextOrReferences(
  db: Db,
  { resource, me }: TextSearch,
  { references, ...sought }: SoughtWord & { readonly references: readonly FieldModel[] },
): Promise<SqlCondition> {
  const found = references.map(async ({ name, target }) => {
    const resource = target as Resource
    const scope = readScope(resource, me)
    const { word, isBesideLong } = sought
    const search = { resource, me, words: [word], scope, isReferenced: true, isBesideLong }
    const { where } = await searchOf(db, search)
    return sql<boolean>`${column(name)} in (select ${column(resource.key.name)} ${fromRows(resource, where)})`
  })
  return anyCondition([inText(db, resource, sought), ...(await Promise.all(found))])
}

/**
 * PostgreSQL estimates the number of hits, and where it overestimates walks past many rows. The trigram index
 * gives the total first; only with many hits can a page be near.
 */
async function conditionByTotal(db: Db, search: PageSearch): Promise<FoundRows> {
  const { resource, where, page, ...words } = search
  const found = await collectKeys(db, resource, where)
  if (found.keys)
    return { where: allConditions([search.scope, found.keys]), total: found.total, sortsAll: true }
  const isWalked = page && (await isPageNearby(db, { resource, page, ...words }))
  return { where, total: found.total, sortsAll: !isWalked }
}

/** The number of hits, and of up to 1,000 their keys, so that the page does not search again. */
async function collectKeys(db: Db, { key, table }: Resource, where: SqlCondition) {
  const { known, note } = await rememberedTotal(db, { table }, where)
  if (known !== undefined && known > exactTotal) return { total: known }
  const at = column(key.name)
  const hits = sql`select ${at} as "AT" from ${sql.table(table)} as t where ${where} limit ${exactTotal + 1}`
  const query = sql`select count(*) as "TOTAL", json_agg("AT")::text as "ALL" from (${hits}) as h`
  const { rows } = await query.execute(db.read)
  const total = note(Number(rows[0]?.TOTAL))
  if (total > exactTotal) return { total }
  const kind = sql.raw(key.store === 'int' ? 'bigint' : 'text')
  const keys = sql`(select v::${kind} from json_array_elements_text(${rows[0]?.ALL ?? '[]'}::json) as v)`
  return { total, keys: sql<boolean>`${at} in ${keys}` }
}

interface PageSearch {
  readonly resource: Resource
  readonly scope: SqlCondition
  readonly exact: readonly SqlCondition[]
  readonly where: SqlCondition
  readonly page?: PageQuery | undefined
}

interface HitQuery {
  readonly resource: Resource
  readonly where: SqlCondition
  readonly matching: Fragment
}
/** All hits by trigrams; undefined if there are more than a total counts. */
async function collectHits(db: Db, { resource, where, matching }: HitQuery) {
  const { known, note } = await rememberedTotal(db, resource, where)
  if (known !== undefined && known > exactTotal) return undefined
  const hits = sql`select t.rowid as "AT" from (select rowid as "NEAR" ${matching}) cross join ${sql.table(resource.table)} as t on t.rowid = "NEAR" where ${where} limit ${exactTotal + 1}`
  const query = sql`select count(*) as "TOTAL", json_group_array("AT") as "ALL" from (${hits})`
  const { rows } = await query.execute(db.read)
  const total = note(Number(rows[0]?.TOTAL))
  if (total > exactTotal) return undefined
  return { total, rows: sql`(select value from json_each(${rows[0]?.ALL}))` }
}

const rowid = (resource: Resource) =>
  sql.ref(resource.naturalKey ? 't._ROW' : `t.${resource.key.name}`)

/** All words in a row's own text, as typed or in another spelling. */
export function inOwnText(db: Db, resource: Resource, words: readonly string[]): SqlCondition {
  const all = (spelling: readonly string[]) =>
    allConditions(
      spelling.map(word => inText(db, resource, { word, isBesideLong: spelling.some(isLong) })),
    )
  const other = otherSpelling(resource, words)
  return other ? anyCondition([all(words), all([other])]) : all(words)
}

interface SoughtWord {
  readonly word: string
  readonly isBesideLong: boolean
}

function inText(db: Db, resource: Resource, { word, isBesideLong }: SoughtWord): SqlCondition {
  const text = column('_SEARCH')
  const like = likeText(word)
  const isPostgres = db.dialect === 'postgres'
  if (isLong(word))
    return isPostgres
      ? sql`${text} like ${`%${like}%`} escape '\\'`
      : sql`instr(${text}, ${word}) > 0`
  if (isBesideLong)
    return sql`(' ' || replace(${text}, ${'\n'}, ' ')) like ${`% ${like}%`} escape '\\'`
  const prefixes = resource.searched.map(field => {
    if (field.id)
      return /^\d+$/.test(word) ? sql`${column(field.name)} = ${Number(word)}` : sql`1 = 0`
    const at = column(shadowOf(field))
    return sql`(${at} >= ${word} and ${at} < ${`${word}\u{10ffff}`})`
  })
  const exact = sql`(${sql.join(prefixes, sql` or `)})`
  if (isPostgres) return exact
  // The same with line breaks, over a column that covers the sort index.
  return sql`((substr(${text}, 1, ${[...word].length}) = ${word} or instr(${text}, ${`\n${word}`}) > 0) and ${exact})`
}

/** Rows walked in order for a page before all matching rows are collected and sorted. */
const STEPS = 3_000

interface NearbySearch extends Omit<PageSearch, 'where'> {
  readonly page: PageQuery
}
/** Whether a whole page lies within a few thousand steps of its start. */
async function isPageNearby(db: Db, { resource, scope, exact, page }: NearbySearch) {
  const position = cursorPosition(resource, page)
  const from = position
    ? afterCursor(resource, page, position)
    : sql`${column(sortColumn(resource, page.sort))} is not null`
  const texts = resource.searched.filter(field => hasShadow(resource, field)).map(shadowOf)
  const columns = sql.join(['_SEARCH', ...texts].map(column))
  const steps = sql`select ${columns} ${fromRows(resource, scope, from)} order by ${orderOf(resource, page)} limit ${STEPS}`
  const needed = page.offset + page.limit
  const matches = sql`select count(*) as "MET" from (select 1 from (${steps}) as t where ${allConditions(exact)} limit ${needed}) as m`
  const { known, note } = await rememberedTotal(db, resource, matches)
  return (known ?? note(Number((await matches.execute(db.read)).rows[0]?.MET))) === needed
}
