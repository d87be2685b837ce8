import { policyOf } from '../../src/model/access'
import type { FieldModel, Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import { recordTitle } from '../../src/model/title'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, column } from './condition'
import type { Asking, Values } from './context'
import { reader } from './row'
import { readScope } from './scope'

type Key = string | number
type Titles = ReadonlyMap<unknown, string>
/** Who reads, whatever of. */
interface Reading extends Omit<Asking, 'resource'> {
  /** These name others: what they refer to themselves keeps its key. */
  readonly isNested?: boolean
}

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

/**
 * Key and title of those records among these that this person may read; what a title refers to is
 * told by its own name, and by its bare key below that.
 */
export async function readTitles(
  asking: Reading,
  target: Resource,
  keys: readonly Key[],
): Promise<[unknown, string][]> {
  const { records, me, language } = asking
  const { readable, read } = policyOf(target, me)
  const parts = target.title.flatMap(name => target.fields.get(name) ?? [])
  const shown = parts.filter(({ name, store }) => store && readable.has(name))
  if (isNever(read) || shown.length === 0) return []
  const columns = [...new Set([target.key.name, ...shown.map(({ name }) => name)])]
  const found: [unknown, string][] = []
  const readKey = reader([target.key, ...shown])
  for (let at = 0; at < keys.length; at += 500) {
    const some = sql.join(keys.slice(at, at + 500))
    const where = both([sql`${column(target.key.name)} in (${some})`, readScope(target, me)])
    const query = sql<Row>`select ${sql.join(columns.map(column))} from ${sql.table(target.table)} as t where ${where}`
    const rows = (await query.execute(records.db.read)).rows.map(readKey)
    const names = asking.isNested ? new Map() : await namesBehind(asking, shown, rows)
    for (const record of rows) {
      if (shown.every(({ name }) => isEmpty(record[name]))) continue
      const title = recordTitle(target, record, (field, value) =>
        shown.includes(field)
          ? (names.get(field)?.get(value) ?? field.print(value, language))
          : undefined,
      )
      found.push([record[target.key.name], title])
    }
  }
  return found
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** What these fields refer to, by its names. */
async function namesBehind(
  asking: Reading,
  fields: readonly FieldModel[],
  rows: readonly Values[],
): Promise<ReadonlyMap<FieldModel, Titles>> {
  const names = new Map<FieldModel, Titles>()
  for (const field of fields) {
    if (!field.target) continue
    const keys = [...new Set(rows.map(row => row[field.name]))].filter(isKey)
    names.set(field, new Map(await readTitles({ ...asking, isNested: true }, field.target, keys)))
  }
  return names
}
