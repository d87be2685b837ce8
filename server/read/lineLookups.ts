import { everyRole, roleCode } from '../../src/base/business'
import type { LineLookup } from '../../src/kinds/lines/data'
import { policyOf } from '../../src/model/access/access'
import {
  type LineLookupRows,
  lineLookupsFor,
  lineLookupsOf,
  mayReadSource,
  sourceOf,
} from '../../src/model/access/lineLookups'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import { demand, requires } from '../access/permissions'
import type { DbRow } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions, column } from '../query/condition'
import { meValues, type RecordValues, type RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { draftedRecord } from './lineLookupDraft'
import { keyOf, load, recordNotFound } from './read'

interface LookupRequest {
  readonly id: string
  readonly field: string
  /** The form's values in place of stored ones. */
  readonly draft?: RecordValues
}

/**
 * Numbers from other resources beside each row, as far as the reader may read their source; keyed by the
 * row's `_ID`, in a draft by its index.
 */
export async function lineLookupValues(
  request: RequestContext,
  { id, field: name, draft }: LookupRequest,
): Promise<LineLookupRows> {
  const { records, resource, me } = request
  demand(request, 'read')
  const field = resource.fields.get(name)
  const roles = lookupRoles(resource)
  if (!roles.includes(me.ROLE)) throw requires(roles, request.language)
  const columns = field ? lineLookupsFor(field, me) : []
  if (!field || columns.length === 0 || !policyOf(resource, me).readable.has(name))
    throw recordNotFound()
  const among = readScope(resource, me)
  const loaded = await load(records.db.read, resource, { key: keyOf(resource, id), scope: among })
  if (!loaded) throw recordNotFound()
  const record = draft
    ? draftedRecord({ resource, field, columns, record: loaded.record }, draft)
    : loaded.record
  const values: Record<string, Record<string, { is: number; of?: number }>> = {}
  for (const [column, words] of columns) {
    const saved = loaded.record
    for (const [row, number] of await numbersOf(request, { field, words, record, saved })) {
      values[row] = { ...values[row], [column]: number }
    }
  }
  return values
}

const lookupRoles = ({ fields }: Resource) => {
  const words = [...fields.values()].flatMap(field => Object.values(lineLookupsOf(field)))
  return everyRole().filter(role =>
    words.some(({ allow }) => allow.some(name => roleCode(name) === role)),
  )
}

interface LookupRows {
  readonly field: FieldModel
  readonly words: LineLookup
  readonly record: RecordValues
}

async function numbersOf(
  request: RequestContext,
  { saved, ...lookup }: LookupRows & { readonly saved: RecordValues },
): Promise<[string, { is: number; of?: number }][]> {
  const { field, words, record } = lookup
  const { rows, added: summedField } = sourceOf(words, request.records.catalogue.resources)
  const columns = Object.keys(words.match)
  const read = [...columns, ...(summedField ? [summedField.name] : [])]
  if (!rows || !mayReadSource(rows, read, request.me)) return []
  const when = parseRule(words.when ?? true)
  const counted = keyedRows(rows, lookup).filter(
    // A row of a draft may still lack the value to look up by.
    ({ row, key }) => !key.includes(null) && holds(when, { ...record, ...row }, meValues(request)),
  )
  const sums = await sumsByKey(request, {
    rows,
    summedField,
    keys: counted.map(({ key }) => key),
    columns,
  })
  const includesOwn =
    words.includeOwn && holds(parseRule(words.includeOwn), saved, meValues(request))
  const own = includesOwn ? keyedRows(rows, { field, words, record: saved }) : []
  const goalField = words.includeOwn && !includesOwn ? undefined : words.goal
  return counted.map(({ row, key }) => {
    const is = (sums.get(JSON.stringify(key)) ?? 0) + sumOfUnits(own, key, words.goal)
    const of = goalField === undefined ? {} : { of: sumOfUnits(counted, key, goalField) }
    return [String(row._ID), { is, ...of }]
  })
}

interface KeyedRow {
  readonly row: RecordValues
  readonly key: readonly unknown[]
}
/** The rows of a record, each with its lookup key. */
const keyedRows = (rows: Resource, { words, field, record }: LookupRows): KeyedRow[] =>
  ((record[field.name] ?? []) as RecordValues[]).map(row => ({
    row,
    key: lookupKey(rows, { words, field, record: { ...record, ...prefixed(field, row) } }),
  }))

/** Rows with equal keys share the number, what they already hold, and the goal. */
const sumOfUnits = (among: readonly KeyedRow[], key: readonly unknown[], units = '') =>
  among
    .filter(each => JSON.stringify(each.key) === JSON.stringify(key))
    .reduce((sum, { row }) => sum + Number(row[units] ?? 0), 0)

const prefixed = ({ name }: FieldModel, row: RecordValues) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [`${name}.${column}`, value]))

/** The lookup values as the database stores them. */
const lookupKey = (rows: Resource, { words, record }: LookupRows): readonly unknown[] =>
  Object.entries(words.match).map(
    ([name, { field: from }]) => rows.fields.get(name)?.toStore(record[from] ?? null) ?? null,
  )

interface SumQuery {
  readonly rows: Resource
  readonly summedField: FieldModel | undefined
  readonly keys: readonly (readonly unknown[])[]
  readonly columns: readonly string[]
}
/** Sums by key in one statement; with several columns it may also sum groups that are not needed. */
async function sumsByKey(
  { records, me }: RequestContext,
  { rows, summedField, keys, columns }: SumQuery,
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const among = columns.map((name, at) => {
    const values = [...new Set(keys.map(key => key[at]))]
    return sql<boolean>`${column(name)} in (${sql.join(values)})`
  })
  const where = allConditions([readScope(rows, me), ...among])
  const groups = sql.join(columns.map(column))
  const sum = summedField ? sql`sum(${column(summedField.name)})` : sql`count(*)`
  const shown = sql.join(columns.map((name, at) => sql`${column(name)} as ${sql.ref(`K${at}`)}`))
  const query = sql<DbRow>`select ${shown}, ${sum} as "N" from ${sql.table(rows.table)} as t where ${where} group by ${groups}`
  const found = (await query.execute(records.db.read)).rows
  return new Map(
    found.map(row => [
      JSON.stringify(columns.map((name, at) => storedValue(rows, name, row[`K${at}`]))),
      Number(row.N ?? 0),
    ]),
  )
}

/** PostgreSQL's drivers return large integers as text. */
const storedValue = (rows: Resource, name: string, value: unknown) =>
  rows.fields.get(name)?.store === 'int' ? Number(value) : value
