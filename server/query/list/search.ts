import { fold } from '../../../src/base/fold'
import { type Me, policyOf } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { isNever } from '../../../src/model/rules/rule'
import type { Db, DbRow } from '../../db/db'
import { type Fragment, sql } from '../../db/fragment'
import { allConditions, anyCondition, column, type SqlCondition } from '../condition'
import { readScope } from '../scope'
import { shadowOf } from '../tables'
import { likeText } from '../where'
import type { Walk } from './cursor'
import { isNear } from './nearbyRows'
import { countRows, exactTotal, noteOf } from './total'
import { rarestTrigrams } from './trigrams'

/** Above this share of rows, collecting and sorting takes longer than walking all rows in order. */
const COMMON = 0.05

interface Searching {
  readonly resource: Resource
  readonly me: Me
  readonly words: readonly string[]
  /** Other conditions on the rows. */
  readonly among: SqlCondition
  /** Method of walking the rows for a page. */
  readonly walk?: Walk | undefined
  /** The search runs behind a reference, and goes no further. */
  readonly isBehind?: boolean
  /** Searches the words exactly as typed. */
  readonly isTyped?: boolean
}

/** The condition of a search, and the number of hits where known. */
export interface FoundRows {
  readonly where: SqlCondition
  readonly total?: number
  /** Collecting and sorting is faster than walking for this page. */
  readonly gathers?: boolean
}

/**
 * Finds rows that contain every word in some searched field, ignoring accents and case: words under three
 * letters at a field's beginning, longer ones anywhere, by trigrams.
 */
export async function searchOf(db: Db, searching: Searching): Promise<FoundRows> {
  const { resource, among, walk } = searching
  const other = otherSpelling(resource, searching.words)
  if (other && !searching.isTyped && !searching.isBehind)
    return inEitherSpelling(db, searching, other)
  const words = searching.words.map(fold).filter(Boolean)
  const behind = behindOf(searching)
  if (behind.length > 0 && words.length > 0) {
    const found = await Promise.all(words.map(word => anywhere(db, searching, { word, behind })))
    return { where: allConditions([among, ...found]) }
  }
  const exact = words.map(word => inText(db, resource, word))
  const where = allConditions([among, ...exact])
  const long = words.filter(isLong)
  if (long.length === 0) return { where }
  if (db.dialect === 'postgres') return chosenByTotal(db, { resource, among, exact, where, walk })
  const { match, share } = await rarestTrigrams(db, resource, long)
  const fts = sql.table(`${resource.table}_FTS`)
  const near = sql`from ${fts} where ${fts} match ${match}`
  const hits = await gather(db, { resource, where, near })
  if (hits)
    return {
      where: allConditions([among, sql`${rowid(resource)} in ${hits.rows}`]),
      total: hits.total,
    }
  const walks = walk && (share > COMMON || (await isNear(db, { resource, among, exact, walk })))
  return {
    where: walks
      ? where
      : allConditions([where, sql`${rowid(resource)} in (select rowid ${near})`]),
  }
}

/** Another spelling of the words, such as a phone number in its stored form. */
function otherSpelling(
  { searched, searchedBehind }: Resource,
  words: readonly string[],
): string | undefined {
  const typed = words.join(' ')
  const fields = [...searched, ...searchedBehind.flatMap(({ target }) => target?.searched ?? [])]
  const found = fields.map(({ sought }) => sought?.(typed)).find(Boolean)
  return found === typed ? undefined : found
}

async function inEitherSpelling(db: Db, searching: Searching, other: string): Promise<FoundRows> {
  const asTyped = { ...searching, isTyped: true }
  const found = await Promise.all([
    searchOf(db, asTyped),
    searchOf(db, { ...asTyped, words: [other] }),
  ])
  return { where: anyCondition(found.map(({ where }) => where)) }
}

/** The references this person can search through: readable ones, to readable resources. */
function behindOf({ resource, me, isBehind }: Searching): readonly FieldModel[] {
  if (isBehind) return []
  const { readable } = policyOf(resource, me)
  return resource.searchedBehind.filter(
    ({ name, target }) => target && readable.has(name) && !isNever(policyOf(target, me).read),
  )
}

/** A word in the row's own text, or in that of a referenced record that this person may read. */
async function anywhere(
  db: Db,
  { resource, me }: Searching,
  { word, behind }: { readonly word: string; readonly behind: readonly FieldModel[] },
): Promise<SqlCondition> {
  const found = behind.map(async ({ name, target }) => {
    const there = target as Resource
    const among = readScope(there, me)
    const search = { resource: there, me, words: [word], among, isBehind: true }
    const { where } = await searchOf(db, search)
    return sql<boolean>`${column(name)} in (select ${column(there.key.name)} from ${sql.table(there.table)} as t where ${where})`
  })
  return anyCondition([inText(db, resource, word), ...(await Promise.all(found))])
}

/**
 * PostgreSQL estimates the number of hits, and where it overestimates walks past many rows. The trigram index
 * gives the total first; only with many hits can a page be near.
 */
async function chosenByTotal(db: Db, choosing: Choosing): Promise<FoundRows> {
  const { resource, where, walk, ...asked } = choosing
  const total = await countRows(db, resource, where)
  const walks = total > exactTotal && walk && (await isNear(db, { resource, walk, ...asked }))
  return { where, total, gathers: !walks }
}

interface Choosing {
  readonly resource: Resource
  readonly among: SqlCondition
  readonly exact: readonly SqlCondition[]
  readonly where: SqlCondition
  readonly walk?: Walk | undefined
}

interface Gathering {
  readonly resource: Resource
  readonly where: SqlCondition
  readonly near: Fragment
}
/** All hits by trigrams; undefined if there are more than a total counts. */
async function gather(db: Db, { resource, where, near }: Gathering) {
  const { known, note } = await noteOf(db, resource, where)
  if (known !== undefined && known > exactTotal) return undefined
  const fitting = sql`select t.rowid as "AT" from (select rowid as "NEAR" ${near}) cross join ${sql.table(resource.table)} as t on t.rowid = "NEAR" where ${where} limit ${exactTotal + 1}`
  const { rows } =
    await sql<DbRow>`select count(*) as "TOTAL", json_group_array("AT") as "ALL" from (${fitting})`.execute(
      db.read,
    )
  const total = note(Number(rows[0]?.TOTAL))
  if (total > exactTotal) return undefined
  return { total, rows: sql`(select value from json_each(${rows[0]?.ALL}))` }
}

const rowid = (resource: Resource) =>
  sql.ref(resource.naturalKey ? 't._ROW' : `t.${resource.key.name}`)

const isLong = (word: string) => [...word].length >= 3

/** All words in a row's own text, as typed or in another spelling. */
export function inOwnText(db: Db, resource: Resource, words: readonly string[]): SqlCondition {
  const all = (asked: readonly string[]) =>
    allConditions(asked.map(word => inText(db, resource, word)))
  const other = otherSpelling(resource, words)
  return other ? anyCondition([all(words), all([other])]) : all(words)
}

/** A word in the row's search text. */
function inText(db: Db, resource: Resource, word: string): SqlCondition {
  const text = column('_SEARCH')
  const like = likeText(word)
  const isPostgres = db.dialect === 'postgres'
  if (isLong(word))
    return isPostgres
      ? sql`${text} like ${`%${like}%`} escape '\\'`
      : sql`instr(${text}, ${word}) > 0`
  const starts = resource.searched.map(field => {
    if (field.id)
      return /^\d+$/.test(word) ? sql`${column(field.name)} = ${Number(word)}` : sql`1 = 0`
    const at = column(shadowOf(field))
    return sql`(${at} >= ${word} and ${at} < ${`${word}\u{10ffff}`})`
  })
  const exact = sql`(${sql.join(starts, sql` or `)})`
  if (isPostgres) return exact
  // The same with line breaks, over a column that covers the sort index.
  return sql`((substr(${text}, 1, ${[...word].length}) = ${word} or instr(${text}, ${`\n${word}`}) > 0) and ${exact})`
}
