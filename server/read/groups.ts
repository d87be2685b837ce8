import { fold } from '../../src/base/fold'
import { parseJson } from '../../src/base/parseJson'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel } from '../../src/model/fields/resource'
import { hasShadow } from '../../src/model/fields/shadow'
import { mayGroup, maySum, mostGroups } from '../../src/model/lists/grouping'
import { comparedFields, sameValues } from '../../src/model/lists/matchFields'
import type { GroupView } from '../../src/model/openapi/countPaths'
import { demand } from '../access/permissions'
import type { JsonObject } from '../base/json'
import { badParameter, Refusal } from '../base/refusal'
import {
  anyCondition,
  column,
  type DbRow,
  type Fragment,
  fromRows,
  type SqlCondition,
  sql,
} from '../db/db'
import { canStore, sortColumn } from '../query/list/cursor'
import { conditionListOf, readFilter } from '../query/list/listQuery'
import type { RequestContext } from '../query/requestContext'
import { conditionOf, databaseFor } from './list'

export interface GroupRequest {
  readonly filter: unknown
  readonly by?: unknown
  /** Groups from the smallest to the largest of these values; null is the group without a value. */
  readonly values?: unknown
  readonly sums?: unknown
  /** Fewest records of a group: with 2, values that several records share. */
  readonly least?: unknown
}

/** Counts and sums over everything the filter finds and this person may read, by a readable column. */
export async function groupRecords(
  request: RequestContext,
  groupRequest: GroupRequest,
): Promise<GroupView[]> {
  const { resource, records } = request
  demand(request, 'read')
  const least = readLeast(groupRequest.least ?? 1)
  const by = groupRequest.by === undefined ? undefined : groupedBy(request, groupRequest.by, least)
  const sums = summedIn(request, groupRequest.sums ?? [])
  const filter = { ...readFilter(groupRequest.filter, conditionListOf(request)), isUnindexed: true }
  const { where } = await conditionOf(request, filter)
  const parts = [
    where,
    ...(by && groupRequest.values ? [between(request, by, groupRequest.values)] : []),
  ]
  const at = by && column(sortColumn(resource, { field: by.name, order: 'ASC' }))
  // `sum` of SQLite fails beyond 64 bits, and whole numbers of PostgreSQL are read only below 2^53
  const sumOf = (of: Fragment) =>
    records.db.dialect === 'sqlite' ? sql`total(${of})` : sql`cast(sum(${of}) as double precision)`
  const columns = [
    sql`count(*) as "COUNT"`,
    ...(by && at
      ? [sql`${hasShadow(resource, by) ? sql`min(${column(by.name)})` : at} as "VALUE"`]
      : []),
    ...sums.map((field, index) => sql`${sumOf(column(field.name))} as ${sql.ref(`SUM${index}`)}`),
  ]
  const read = async (fewest: number, most: number) => {
    const isShared = least > 1 ? sql`having ${at} is not null and count(*) >= ${fewest}` : sql``
    const end = at ? sql`group by ${at} ${isShared} order by ${at} limit ${most}` : sql``
    const query = sql`select ${sql.join(columns)} ${fromRows(resource, ...parts)} ${end}`
    const { rows } = await query.execute(databaseFor(records.db, filter).read)
    return rows.map(row => ({
      ...(by && { value: groupValue(by, row.VALUE) }),
      count: Number(row.COUNT),
      sums: Object.fromEntries(
        sums.map((field, index) => [
          field.name,
          Number(groupValue(field, row[`SUM${index}`]) ?? 0),
        ]),
      ),
    }))
  }
  if (by && least > 1 && hasSpellings(by)) {
    const all = await read(1, MOST_SPELLED)
    if (all.length < MOST_SPELLED) return sharedSpellings(by, all, least)
  }
  return read(least, mostGroups)
}

/** Values compared by their spellings; beyond these, only equal ones are found. */
const MOST_SPELLED = 50_000

const hasSpellings = ({ spellings, equivalents }: FieldModel) => spellings ?? equivalents

/** Groups of values that name the same: a phone with and without its prefix. */
function sharedSpellings(field: FieldModel, groups: readonly GroupView[], least: number) {
  const joined = new Map<string, GroupView>()
  for (const group of groups) {
    const name = [...sameValues(field, String(group.value))].sort().join()
    const known = joined.get(name)
    const sums = Object.entries(group.sums).map(([of, sum]) => [of, sum + (known?.sums[of] ?? 0)])
    joined.set(name, {
      value: known?.value ?? group.value,
      count: group.count + (known?.count ?? 0),
      sums: Object.fromEntries(sums),
    })
  }
  return [...joined.values()].filter(({ count }) => count >= least).slice(0, mostGroups)
}

const groupValue = (field: FieldModel, stored: DbRow[string]) => {
  if (stored === null || stored === undefined) return null
  const isNumber = field.store === 'int' || field.store === 'cents'
  return field.fromStore(isNumber ? Number(stored) : (stored as never))
}

function readLeast(value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 1_000)
    return Number(value)
  throw badParameter('least', value)
}

/** Shared values are also sought in the fields by which duplicates are found. */
function groupedBy({ resource, me }: RequestContext, name: unknown, least: number): FieldModel {
  const field = typeof name === 'string' ? resource.fields.get(name) : undefined
  if (field && mayGroup(field.name, { resource, me })) return field
  const isMatched = field && least > 1 && comparedFields(resource).includes(field)
  if (isMatched && policyOf(resource, me).readable.has(field.name)) return field
  const known = [...policyOf(resource, me).readable].filter(each =>
    mayGroup(each, { resource, me }),
  )
  throw new Refusal(400, 'unknownGroup', {
    params: { name: String(name).slice(0, 50), known: known.join(', ') },
  })
}

function summedIn({ resource, me }: RequestContext, names: unknown): FieldModel[] {
  if (!Array.isArray(names) || names.length > resource.fields.size) throw badSum('sums')
  return [...new Set(names as unknown[])].map(name => {
    const field = typeof name === 'string' ? resource.fields.get(name) : undefined
    if (!field || !maySum(field.name, { resource, me })) throw badSum(name)
    return field
  })
}

const badSum = (name: unknown) =>
  new Refusal(400, 'unknownColumn', { params: { name: String(name).slice(0, 50) } })

function between({ resource }: RequestContext, by: FieldModel, values: unknown): SqlCondition {
  const bad = () => new Refusal(400, 'badFilterValue', { params: { name: by.name } })
  if (!Array.isArray(values) || values.length === 0 || values.length > 3) throw bad()
  const at = column(sortColumn(resource, { field: by.name, order: 'ASC' }))
  const isFolded = hasShadow(resource, by)
  const bounds = (values as unknown[])
    .filter(value => value !== null)
    .map(value => {
      const wire = by.parseWire(value)
      if (!['string', 'number', 'boolean'].includes(typeof wire)) throw bad()
      const stored = by.toStore(wire)
      if (!canStore(by.store, stored)) throw bad()
      return isFolded ? fold(String(stored)) : stored
    })
  const [one, other = one] = bounds
  const ranges =
    one === undefined
      ? []
      : [sql<boolean>`(${at} between ${one} and ${other} or ${at} between ${other} and ${one})`]
  const empty = (values as unknown[]).includes(null) ? [sql`${at} is null`] : []
  return anyCondition([...ranges, ...empty])
}

/** The parameters of a request: JSON, except the name of the column. */
export function readGroupRequest(
  query: Readonly<Record<string, string | undefined>>,
): GroupRequest {
  const { by, ...others } = query
  const read = (name: string): unknown => {
    const text = others[name]
    const value = parseJson(text)
    if (text !== undefined && value === undefined)
      throw new Refusal(400, name === 'filter' ? 'badFilter' : 'badParameter', { params: { name } })
    return value
  }
  const filter = (read('filter') ?? {}) as JsonObject
  return { filter, by, values: read('values'), sums: read('sums'), least: read('least') }
}
