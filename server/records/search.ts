import { fold } from '../../src/domain/fold'
import { type Me, policyOf } from '../../src/model/access'
import type { FieldModel, Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import type { Db, Row } from '../db/db'
import { type Fragment, sql } from '../db/fragment'
import { both, type Condition, column, either } from './condition'
import type { Walk } from './cursor'
import { readScope } from './scope'
import { shadowOf } from './tables'
import { countRows, exactTotal, noteOf } from './total'
import { rarestTrigrams } from './trigrams'
import { isNear } from './walk'
import { likeText } from './where'

/** Of what more rows have, gathering and sorting them takes longer than walking all rows in order. */
const COMMON = 0.05

interface Searching {
  readonly resource: Resource
  readonly me: Me
  readonly words: readonly string[]
  /** What else the rows must meet. */
  readonly among: Condition
  /** How the rows are walked, where it is a page of them that is wanted. */
  readonly walk?: Walk | undefined
  /** It is looked for behind a reference, and no further. */
  readonly isBehind?: boolean
  /** The words are looked for as they stand, in no other spelling. */
  readonly isTyped?: boolean
}

/** What rows must meet, and how many do where that came to light. */
export interface Found {
  readonly where: Condition
  readonly total?: number
  /** A page of them is sooner gathered and sorted than walked to. */
  readonly gathers?: boolean
}

/**
 * Every word found in some searched field, accents and case apart: words under three letters at a
 * field's beginning, longer ones anywhere, by trigrams (design.md, "Same answer on both databases").
 */
export async function searchOf(db: Db, searching: Searching): Promise<Found> {
  const { resource, among, walk } = searching
  const other = otherSpelling(resource, searching.words)
  if (other && !searching.isTyped && !searching.isBehind)
    return inEitherSpelling(db, searching, other)
  const words = searching.words.map(fold).filter(Boolean)
  const behind = behindOf(searching)
  if (behind.length > 0 && words.length > 0) {
    const found = await Promise.all(words.map(word => anywhere(db, searching, { word, behind })))
    return { where: both([among, ...found]) }
  }
  const exact = words.map(word => inText(db, resource, word))
  const where = both([among, ...exact])
  const long = words.filter(isLong)
  if (long.length === 0) return { where }
  if (db.dialect === 'postgres') return chosenByTotal(db, { resource, among, exact, where, walk })
  const { match, share } = await rarestTrigrams(db, resource, long)
  const fts = sql.table(`${resource.table}_FTS`)
  const near = sql`from ${fts} where ${fts} match ${match}`
  const hits = await gather(db, { resource, where, near })
  if (hits)
    return { where: both([among, sql`${rowid(resource)} in ${hits.rows}`]), total: hits.total }
  const walks = walk && (share > COMMON || (await isNear(db, { resource, among, exact, walk })))
  return { where: walks ? where : both([where, sql`${rowid(resource)} in (select rowid ${near})`]) }
}

/** What the words together may be the spelling of, where that is not what was typed: a phone number. */
function otherSpelling(
  { searched, searchedBehind }: Resource,
  words: readonly string[],
): string | undefined {
  const typed = words.join(' ')
  const fields = [...searched, ...searchedBehind.flatMap(({ target }) => target?.searched ?? [])]
  const found = fields.map(({ sought }) => sought?.(typed)).find(Boolean)
  return found === typed ? undefined : found
}

async function inEitherSpelling(db: Db, searching: Searching, other: string): Promise<Found> {
  const asTyped = { ...searching, isTyped: true }
  const found = await Promise.all([
    searchOf(db, asTyped),
    searchOf(db, { ...asTyped, words: [other] }),
  ])
  return { where: either(found.map(({ where }) => where)) }
}

/** The references through which this person finds rows: those they may read, to what they may read. */
function behindOf({ resource, me, isBehind }: Searching): readonly FieldModel[] {
  if (isBehind) return []
  const { readable } = policyOf(resource, me)
  return resource.searchedBehind.filter(
    ({ name, target }) => target && readable.has(name) && !isNever(policyOf(target, me).read),
  )
}

/** A word in the row's own text, or in that of a record it refers to, as far as this person may read it. */
async function anywhere(
  db: Db,
  { resource, me }: Searching,
  { word, behind }: { readonly word: string; readonly behind: readonly FieldModel[] },
): Promise<Condition> {
  const found = behind.map(async ({ name, target }) => {
    const there = target as Resource
    const among = readScope(there, me)
    const search = { resource: there, me, words: [word], among, isBehind: true }
    const { where } = await searchOf(db, search)
    return sql<boolean>`${column(name)} in (select ${column(there.key.name)} from ${sql.table(there.table)} as t where ${where})`
  })
  return either([inText(db, resource, word), ...(await Promise.all(found))])
}

/**
 * PostgreSQL guesses how many rows hold a text, and where it guesses too many walks past all rows that
 * do not. Its trigrams give the total first; only of many hits is a page perhaps near.
 */
async function chosenByTotal(db: Db, choosing: Choosing): Promise<Found> {
  const { resource, where, walk, ...asked } = choosing
  const total = await countRows(db, resource, where)
  const walks = total > exactTotal && walk && (await isNear(db, { resource, walk, ...asked }))
  return { where, total, gathers: !walks }
}

interface Choosing {
  readonly resource: Resource
  readonly among: Condition
  readonly exact: readonly Condition[]
  readonly where: Condition
  readonly walk?: Walk | undefined
}

interface Gathering {
  readonly resource: Resource
  readonly where: Condition
  readonly near: Fragment
}
/** All hits, looked up by their trigrams; none where there are more than a total tells. */
async function gather(db: Db, { resource, where, near }: Gathering) {
  const { known, note } = await noteOf(db, resource, where)
  if (known !== undefined && known > exactTotal) return undefined
  const fitting = sql`select t.rowid as "AT" from (select rowid as "NEAR" ${near}) cross join ${sql.table(resource.table)} as t on t.rowid = "NEAR" where ${where} limit ${exactTotal + 1}`
  const { rows } =
    await sql<Row>`select count(*) as "TOTAL", json_group_array("AT") as "ALL" from (${fitting})`.execute(
      db.read,
    )
  const total = note(Number(rows[0]?.TOTAL))
  if (total > exactTotal) return undefined
  return { total, rows: sql`(select value from json_each(${rows[0]?.ALL}))` }
}

const rowid = (resource: Resource) =>
  sql.ref(resource.naturalKey ? 't._ROW' : `t.${resource.key.name}`)

const isLong = (word: string) => [...word].length >= 3

/** All words in a row's own text, as they are typed or in another spelling. */
export function inOwnText(db: Db, resource: Resource, words: readonly string[]): Condition {
  const all = (asked: readonly string[]) => both(asked.map(word => inText(db, resource, word)))
  const other = otherSpelling(resource, words)
  return other ? either([all(words), all([other])]) : all(words)
}

/** A word in the text a row is found by, wherever the row stands. */
function inText(db: Db, resource: Resource, word: string): Condition {
  const text = column('_SEARCH')
  const like = likeText(word)
  const isPostgres = db.dialect === 'postgres'
  if (isLong(word))
    return isPostgres
      ? sql`${text} like ${`%${like}%`} escape '\\'`
      : sql`instr(${text}, ${word}) > 0`
  const starts = resource.searched.map(field => {
    if (field.kind === 'id')
      return /^\d+$/.test(word) ? sql`${column(field.name)} = ${Number(word)}` : sql`1 = 0`
    const at = column(shadowOf(field))
    return sql`(${at} >= ${word} and ${at} < ${`${word}\u{10ffff}`})`
  })
  const exact = sql`(${sql.join(starts, sql` or `)})`
  if (isPostgres) return exact
  // the same, but for line breaks, of a column that lies beside the sorted one
  return sql`((substr(${text}, 1, ${[...word].length}) = ${word} or instr(${text}, ${`\n${word}`}) > 0) and ${exact})`
}
