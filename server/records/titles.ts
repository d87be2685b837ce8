import { policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, column } from './condition'
import type { Asking } from './context'
import { reader } from './row'
import { readScope } from './scope'

type Key = string | number
type Titles = ReadonlyMap<unknown, string>
/** Who reads, whatever of. */
type Reading = Omit<Asking, 'resource'>

/** How many titles of one resource are remembered through an export. */
const REMEMBERED = 20_000

/**
 * Names records that others refer to, as far as this person may read them: what they may not see
 * keeps its bare key. One query a batch and resource, for keys not met before.
 */
export function titleReader(asking: Reading) {
  const known = new Map<Resource, Map<unknown, string>>()
  return async (target: Resource, keys: Iterable<unknown>): Promise<Titles> => {
    const mine = known.get(target) ?? new Map<unknown, string>()
    if (mine.size > REMEMBERED) mine.clear()
    known.set(target, mine)
    const missing = [...new Set(keys)].filter(key => isKey(key) && !mine.has(key)) as Key[]
    for (const key of missing) mine.set(key, String(key))
    if (missing.length === 0) return mine
    for (const [key, title] of await readTitles(asking, target, missing)) mine.set(key, title)
    return mine
  }
}

const isKey = (value: unknown): value is Key =>
  typeof value === 'string' || typeof value === 'number'

/** Key and title of those records among these that this person may read. */
export async function readTitles(
  { records, me, language }: Reading,
  target: Resource,
  keys: readonly Key[],
): Promise<[unknown, string][]> {
  const { readable, read } = policyOf(target, me)
  const parts = target.title.flatMap(name => target.fields.get(name) ?? [])
  const shown = parts.filter(({ name, store }) => store && readable.has(name))
  if (isNever(read) || shown.length === 0) return []
  const names = [...new Set([target.key.name, ...shown.map(({ name }) => name)])]
  const found: [unknown, string][] = []
  const readKey = reader([target.key, ...shown])
  for (let at = 0; at < keys.length; at += 500) {
    const some = sql.join(keys.slice(at, at + 500))
    const where = both([sql`${column(target.key.name)} in (${some})`, readScope(target, me)])
    const query = sql<Row>`select ${sql.join(names.map(column))} from ${sql.table(target.table)} as t where ${where}`
    for (const row of (await query.execute(records.db.read)).rows) {
      const record = readKey(row)
      const title = shown.map(({ name, print }) => print(record[name], language)).filter(Boolean)
      if (title.length > 0) found.push([record[target.key.name], title.join(' ')])
    }
  }
  return found
}
