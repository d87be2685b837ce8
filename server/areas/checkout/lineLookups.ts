import { everyRole, roleCode } from '../../../src/base/business'
import { policyOf } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { holds } from '../../../src/model/rules/evaluate'
import { isNever, parseRule } from '../../../src/model/rules/rule'
import { type LineLookup, lookupFeature } from '../../../src/schemas/features/checkout'
import {
  type LineLookupRows,
  lookupsFor,
  sourceOf,
} from '../../../src/schemas/features/lineLookups'
import { demand, requires } from '../../access/permissions'
import { allConditions, column, fromRows, sql } from '../../db/db'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { keyOf, load, recordNotFound } from '../../read/read'
import { effectRowsOf } from '../../write/effects'
import { draftedRecord } from './lineLookupDraft'

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
  const roles = lookupRoles(resource)
  if (!roles.includes(me.ROLE)) throw requires(roles, request.language)
  const field = resource.fields.get(name)
  const columns = field ? lookupsFor(resource, field, me) : []
  if (!field || columns.length === 0 || !policyOf(resource, me).readable.has(name))
    throw recordNotFound()
  const among = readScope(resource, me)
  const loaded = await load(records.db.read, resource, { key: keyOf(resource, id), scope: among })
  if (!loaded) throw recordNotFound()
  const { record: saved } = loaded
  const record = draft ? draftedRecord({ resource, field, columns, record: saved }, draft) : saved
  const values: Record<string, Record<string, { is: number; of?: number }>> = {}
  for (const [column, words] of columns) {
    for (const [row, number] of await numbersOf(request, { field, words, record, saved }))
      values[row] = { ...values[row], [column]: number }
  }
  return values
}

const lookupRoles = ({ schema }: Resource) => {
  const words = Object.values(lookupFeature.of(schema)?.columns ?? {})
  return everyRole().filter(role =>
    words.some(({ allow }) => allow.some(name => roleCode(name) === role)),
  )
}

interface LookupRows {
  readonly field: FieldModel
  readonly words: LineLookup
  readonly record: RecordValues
  readonly saved: RecordValues
}

async function numbersOf(
  request: RequestContext,
  { field, words, record, saved }: LookupRows,
): Promise<[string, { is: number; of?: number }][]> {
  const { when, goal, includeOwn } = words
  const { rows, added: summedField } = sourceOf(words, request.records.catalogue.resources)
  const columns = Object.keys(words.match)
  if (!rows || !mayRead(request, rows, [...columns, summedField?.name ?? []].flat())) return []
  const keyed = (around: RecordValues) => ({ around, key: lookupKey(rows, words, around) })
  const counted = effectRowsOf(request, { each: field.name, ...(when && { when }) }, record)
    .map(keyed)
    // A row of a draft may still lack the value to look up by.
    .filter(({ key }) => !key.includes(null))
  const keys = counted.map(({ key }) => key)
  const sums = await sumsByKey(request, { rows, summedField, keys, columns })
  const includesOwn = includeOwn && holds(parseRule(includeOwn), saved, request.me)
  const own = includesOwn ? effectRowsOf(request, { each: field.name }, saved).map(keyed) : []
  const goalField = includeOwn && !includesOwn ? undefined : goal
  return counted.map(({ around, key }) => {
    const is = (sums.get(JSON.stringify(key)) ?? 0) + sumOfUnits(own, key, goal)
    const of = goalField === undefined ? {} : { of: sumOfUnits(counted, key, goalField) }
    return [String(around[`${field.name}._ID`]), { is, ...of }]
  })
}

function mayRead({ me }: RequestContext, rows: Resource, names: readonly string[]) {
  const { read, readable } = policyOf(rows, me)
  return !isNever(read) && names.every(name => readable.has(name))
}

interface KeyedRow {
  readonly around: RecordValues
  readonly key: readonly unknown[]
}
/** Rows with equal keys share the number, what they already hold, and the goal. */
const sumOfUnits = (among: readonly KeyedRow[], key: readonly unknown[], units = '') =>
  among
    .filter(each => JSON.stringify(each.key) === JSON.stringify(key))
    .reduce((sum, { around }) => sum + Number(around[units] ?? 0), 0)

/** The lookup values as the database stores them. */
const lookupKey = (rows: Resource, { match }: LineLookup, around: RecordValues) =>
  Object.entries(match).map(
    ([name, { field }]) => rows.fields.get(name)?.toStore(around[field] ?? null) ?? null,
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
  const query = sql`select ${shown}, ${sum} as "N" ${fromRows(rows, where)} group by ${groups}`
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
