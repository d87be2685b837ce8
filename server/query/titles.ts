import { numbered } from '../../src/i18n/labels'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { recordTitle } from '../../src/model/fields/title'
import { isNever } from '../../src/model/rules/rule'
import { allConditions, column, fromRows, sql } from '../db/db'
import type { RecordKey, RecordValues, RequestContext } from './requestContext'
import { reader } from './row'
import { readScope, scopeWithDeleted } from './scope'

type Titles = ReadonlyMap<unknown, string>
/** The reader, independent of a resource. */
interface Reading extends Omit<RequestContext, 'resource'> {
  /** These name others; their own references keep the key. */
  readonly isNested?: boolean
  /** Includes deleted records. */
  readonly withDeleted?: boolean
}

/** Titles remembered per resource during an export. */
const REMEMBERED = 20_000

/**
 * Titles of referenced records that this person may read; others keep their key, or are told by `other`. One query
 * per batch and resource, for new keys only.
 */
export function titleReader(
  request: Reading,
  other = (_target: Resource, key: RecordKey) => String(key),
) {
  const known = new Map<Resource, Map<unknown, string>>()
  return async (target: Resource, keys: Iterable<unknown>): Promise<Titles> => {
    const titles = known.get(target) ?? new Map<unknown, string>()
    if (titles.size > REMEMBERED) titles.clear()
    known.set(target, titles)
    const missing = [...new Set(keys)].filter(key => isKey(key) && !titles.has(key)) as RecordKey[]
    for (const key of missing) titles.set(key, other(target, key))
    if (missing.length === 0) return titles
    for (const [key, title] of await readTitles(request, target, missing)) titles.set(key, title)
    return titles
  }
}

/** The same, with kind and key of the others: `Cliente 1070`. */
export const numberedTitles = (request: Reading) =>
  titleReader(request, ({ schema }, key) => numbered(schema.label, key, request.language))

const isKey = (value: unknown): value is RecordKey =>
  typeof value === 'string' || typeof value === 'number'

/**
 * Key and title of the readable ones among these records; a title's own reference shows its title, deeper
 * ones the key.
 */
export async function readTitles(
  request: Reading,
  target: Resource,
  keys: readonly RecordKey[],
): Promise<Titles> {
  const { records, me, language } = request
  const { readable, read } = policyOf(target, me)
  const parts = target.title.flatMap(name => target.fields.get(name) ?? [])
  const shown = parts.filter(({ name, store }) => store && readable.has(name))
  const found = new Map<unknown, string>()
  if (isNever(read) || shown.length === 0) return found
  const columns = [...new Set([target.key.name, ...shown.map(({ name }) => name)])]
  const readKey = reader([target.key, ...shown])
  const scope = (request.withDeleted ? scopeWithDeleted : readScope)(target, me)
  for (let at = 0; at < keys.length; at += 500) {
    const batch = sql.join(keys.slice(at, at + 500))
    const where = allConditions([sql`${column(target.key.name)} in (${batch})`, scope])
    const query = sql`select ${sql.join(columns.map(column))} ${fromRows(target, where)}`
    const rows = (await query.execute(records.db.read)).rows.map(readKey)
    const names = request.isNested ? new Map() : await targetTitles(request, shown, rows)
    for (const record of rows) {
      if (shown.every(({ name }) => isEmpty(record[name]))) continue
      const title = recordTitle(target, record, (field, value) =>
        shown.includes(field)
          ? (names.get(field)?.get(value) ?? field.print(value, language))
          : undefined,
      )
      found.set(record[target.key.name], title)
    }
  }
  return found
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

async function targetTitles(
  request: Reading,
  fields: readonly FieldModel[],
  rows: readonly RecordValues[],
): Promise<ReadonlyMap<FieldModel, Titles>> {
  const names = new Map<FieldModel, Titles>()
  for (const field of fields) {
    if (!field.target) continue
    const keys = [...new Set(rows.map(row => row[field.name]))].filter(isKey)
    names.set(field, await readTitles({ ...request, isNested: true }, field.target, keys))
  }
  return names
}
