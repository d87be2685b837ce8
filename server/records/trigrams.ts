import type { Resource } from '../../src/model/resource'
import type { Db } from '../db/db'
import { sql } from '../db/fragment'

const SAMPLE = 500
const FRESH_MS = 10 * 60_000

interface Sample {
  readonly takenAt: number
  /** The share of its rows that hold a trigram; one that is not there is rare. */
  readonly shares: Promise<ReadonlyMap<string, number>>
}
const samples = new WeakMap<Db, Map<Resource, Sample>>()

export interface Trigrams {
  /** As FTS5 wants to be asked. */
  readonly match: string
  /** At most this share of the rows holds them all. */
  readonly share: number
}

/**
 * The trigrams to look up words by: the rarest of each word and one more, because each further list
 * is read through and hardly narrows what the others leave.
 */
export async function rarestTrigrams(
  db: Db,
  resource: Resource,
  words: readonly string[],
): Promise<Trigrams> {
  const sample = await sampleOf(db, resource)
  const byRarity = (a: string, b: string) => (sample.get(a) ?? 0) - (sample.get(b) ?? 0)
  const sorted = words.map(word => [...trigramsOf(word)].sort(byRarity))
  const [others = []] = sorted
    .map(([, ...rest]) => rest)
    .sort(([a = ''], [b = '']) => byRarity(a, b))
  const chosen = new Set([...sorted.flatMap(([first]) => first ?? []), ...others.slice(0, 1)])
  return {
    match: [...chosen].map(each => `"${each.replaceAll('"', '""')}"`).join(' AND '),
    share: Math.min(...[...chosen].map(each => sample.get(each) ?? 0)),
  }
}

function trigramsOf(text: string): Set<string> {
  const letters = [...text]
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))
}

async function sampleOf(db: Db, resource: Resource) {
  const mine = samples.get(db) ?? new Map<Resource, Sample>()
  samples.set(db, mine)
  const known = mine.get(resource)
  if (known && Date.now() - known.takenAt < FRESH_MS) return known.shares
  const shares = takeSample(db, resource)
  mine.set(resource, { takenAt: Date.now(), shares })
  shares.catch(() => mine.delete(resource))
  return shares
}

/** Some rows from all over the table. */
async function takeSample(db: Db, { table }: Resource) {
  const from = sql.table(table)
  const last = await db.tuples(
    [{ name: 'LAST', store: 'int' }],
    sql`from (select max(rowid) as "LAST" from ${from})`,
  )
  const step = Math.max(1, Math.floor(Number(last[0]?.[0] ?? 0) / SAMPLE))
  const places = JSON.stringify(Array.from({ length: SAMPLE + 1 }, (_, at) => at * step))
  const texts = await db.tuples(
    [{ name: '_SEARCH', store: 'text' }],
    sql`from ${from} where rowid in (select value from json_each(${places})) and "_SEARCH" is not null`,
  )
  const shares = new Map<string, number>()
  const one = 1 / texts.length
  for (const [text] of texts)
    for (const trigram of trigramsOf(String(text)))
      shares.set(trigram, (shares.get(trigram) ?? 0) + one)
  return shares
}
