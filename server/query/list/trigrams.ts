import type { Resource } from '../../../src/model/fields/resource'
import { type Db, sql } from '../../db/db'

const SAMPLE = 500
const FRESH_MS = 10 * 60_000

interface Sample {
  readonly takenAt: number
  /** The share of rows that contain a trigram; a missing one counts as rare. */
  readonly shares: Promise<ReadonlyMap<string, number>>
}
const samples = new WeakMap<Db, Map<Resource, Sample>>()

interface Trigrams {
  /** In FTS5 query syntax. */
  readonly match: string
  /** Upper bound of the share of rows that contain them all. */
  readonly share: number
}

/**
 * The trigrams to search by: the rarest of each word and one more, because every further list costs reading
 * and hardly narrows the result.
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
  const samplesOfDb = samples.get(db) ?? new Map<Resource, Sample>()
  samples.set(db, samplesOfDb)
  const known = samplesOfDb.get(resource)
  if (known && Date.now() - known.takenAt < FRESH_MS) return known.shares
  const shares = takeSample(db, resource)
  samplesOfDb.set(resource, { takenAt: Date.now(), shares })
  shares.catch(() => samplesOfDb.delete(resource))
  return shares
}

/** Sample rows from the whole table. */
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
