import { fold } from '../../src/domain/fold'
import type { Resource } from '../../src/model/resource'
import type { Db, Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { shadowOf } from './tables'
import { likeText } from './where'

/** From so many hits on, walking the sorted rows finds a page sooner than gathering all hits. */
const dense = 1_000
/** Unless a filter leaves fewer of them than this. */
const few = 50

interface Searching {
  readonly resource: Resource
  readonly words: readonly string[]
  /** What else the rows must meet. */
  readonly among: Condition
}

/**
 * Every word found in some searched field, accents and case apart: words under three letters at a
 * field's beginning, longer ones anywhere, by trigrams (design.md, "Same answer on both databases").
 */
export async function searchOf(
  db: Db,
  { resource, words, among }: Searching,
): Promise<Condition | undefined> {
  const folded = words.map(fold).filter(Boolean)
  if (folded.length === 0) return undefined
  const exact = both(folded.map(word => inText(db, resource, word)))
  const long = folded.filter(isLong)
  if (db.dialect === 'postgres' || long.length === 0) return exact
  return both([exact, ...(await nearby(db, long, { resource, exact, among }))])
}

const isLong = (word: string) => [...word].length >= 3

/** A word in the text a row is found by, wherever the row stands. */
export function inText(db: Db, resource: Resource, word: string): Condition {
  const text = column('_SEARCH')
  if (isLong(word)) return sql`${text} like ${`%${likeText(word)}%`} escape '\\'`
  const starts = resource.searched.map(field => {
    const at = column(shadowOf(field))
    return sql`(${at} >= ${word} and ${at} < ${`${word}\u{10ffff}`})`
  })
  const exact = sql`(${sql.join(starts, sql` or `)})`
  if (db.dialect === 'postgres') return exact
  // the same, but for line breaks, of a column that lies beside the sorted one
  const like = likeText(word)
  return sql`((${text} like ${`${like}%`} escape '\\' or ${text} like ${`%\n${like}%`} escape '\\') and ${exact})`
}

interface Near {
  readonly resource: Resource
  readonly exact: Condition
  readonly among: Condition
}
/** The rows that can fit, by SQLite's trigrams; nothing where so many do that a walk meets them soon. */
async function nearby(db: Db, words: readonly string[], { resource, exact, among }: Near) {
  const fts = sql.table(`${resource.table}_FTS`)
  const rowid = sql.ref(resource.naturalKey ? 't._ROW' : `t.${resource.key.name}`)
  const matching = sql<Row>`select rowid as "AT" from ${fts} where ${fts} match ${trigramsOf(words)}`
  const { rows } = await sql<Row>`${matching} limit ${dense}`.execute(db.read)
  const near = sql`${rowid} in (select value from json_each(${JSON.stringify(rows.map(row => row.AT))}))`
  if (rows.length < dense) return [near]
  const table = sql.table(resource.table)
  const where = both([near, exact, among])
  const fitting = await sql`select 1 from ${table} as t where ${where} limit ${few}`.execute(
    db.read,
  )
  return fitting.rows.length < few ? [sql`${rowid} in (${matching})`] : []
}

/** Without positions the index is half as large: it tells where all the trigrams are, in any order. */
function trigramsOf(words: readonly string[]) {
  const trigrams = words.flatMap(word => {
    const letters = [...word]
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
  })
  return [...new Set(trigrams)].map(each => `"${each.replaceAll('"', '""')}"`).join(' AND ')
}
