import { tenantOf } from '../../src/base/business'
import type { Adjustment } from '../../src/model/definition/effect'
import type { Flow } from '../../src/model/definition/flow'
import type { Resource } from '../../src/model/fields/resource'
import { settleOver } from '../../src/model/validation/draft'
import { announceRow } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import { type DbRow, isPostgres, type Trx } from '../db/db'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { addToRollups, type RollupChange } from '../query/rollups'
import { reader, rowOf, storedFields } from '../query/row'
import { minOf } from '../query/tables'
import { type EffectMoment, effectRowsOf, effectValuesOf } from './effects'
import { updatedBy } from './rows/store'
import { refuseShortages, type Shortage } from './shortage'

interface IncrementRun {
  readonly effect: Adjustment
  readonly record: RecordValues
}

/**
 * Changes numbers of other rows and refuses results below the limit: reserve, release, take. Equal rows are
 * summed and processed in key order, which avoids deadlocks; the version in the update detects concurrent
 * changes.
 */
export async function increment(
  trx: Trx,
  request: RequestContext,
  { effect, record }: IncrementRun,
) {
  const shortages: Shortage[] = []
  for (const change of summed(incrementsOf(request, { effect, record })))
    shortages.push(...(await applyChange(trx, request, { change, effect })))
  if (shortages.length > 0) await refuseShortages(trx, request, { shortages, each: effect.each })
}

export type Reservation = NonNullable<Flow['reserves']>[number]
/** Adjusts a standing reservation to a change of the record; a release is never refused. */
export async function updateReservation(
  trx: Trx,
  request: RequestContext,
  { effect, before, after }: RollupChange & { readonly effect: Reservation },
) {
  const released = before ? incrementsOf(request, { effect, record: before }).map(negated) : []
  const reserved = after ? incrementsOf(request, { effect, record: after }) : []
  const { min: _, ...unlimited } = effect
  const shortages: Shortage[] = []
  for (const change of summed([...released, ...reserved])) {
    const sums = Object.values(change.add)
    if (sums.every(sum => sum === 0)) continue
    const isIncrease = sums.some(sum => sum > 0)
    const limit = isIncrease ? effect : unlimited
    shortages.push(...(await applyChange(trx, request, { change, effect: limit, isIncrease })))
  }
  if (shortages.length > 0) await refuseShortages(trx, request, { shortages, each: effect.each })
}

interface ChangeRun {
  readonly change: Change
  readonly effect: Adjustment
  readonly isIncrease?: boolean
}
async function applyChange(
  trx: Trx,
  request: RequestContext,
  { change, effect, isIncrease = true }: ChangeRun,
): Promise<readonly Shortage[]> {
  const resource = request.records.catalogue.get(effect.increment)
  const rows = await matchingRows(trx, resource, { request, where: change.where, locked: true })
  const { where, add } = change
  if (rows.length === 0 && isIncrease)
    return [{ resource, where, wanted: Math.max(...Object.values(add).map(Math.abs)) }]
  const shortages: Shortage[] = []
  for (const row of rows) {
    const shortage = await adjustRow(trx, request, { resource, row, change, effect })
    if (shortage) shortages.push(shortage)
  }
  return shortages
}

interface Change {
  readonly where: RecordValues
  readonly add: Readonly<Record<string, number>>
}
export const incrementsOf = (request: EffectMoment, { effect, record }: IncrementRun): Change[] =>
  effectRowsOf(request, effect, record).map(row => ({
    where: effectValuesOf(request, effect.match, row),
    add: effectValuesOf(request, effect.with, row) as Readonly<Record<string, number>>,
  }))

const negated = ({ where, add }: Change): Change => ({
  where,
  add: Object.fromEntries(Object.entries(add).map(([name, by]) => [name, -by])),
})

/** Sums equal rows, in key order. */
function summed(all: readonly Change[]): Change[] {
  const changes = new Map<string, Change>()
  for (const { where, add } of all) {
    const key = JSON.stringify(where)
    const before = changes.get(key)?.add ?? {}
    const sum = Object.entries(add).map(([name, value]) => [
      name,
      (before[name] ?? 0) + (value ?? 0),
    ])
    changes.set(key, { where, add: Object.fromEntries(sum) })
  }
  return [...changes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

interface RowMatch {
  readonly request: RequestContext
  readonly where: RecordValues
  /** Locks the row against other writers (PostgreSQL; SQLite has one writer). */
  readonly locked?: boolean
}
export async function matchingRows(
  trx: Trx,
  resource: Resource,
  { request, where, locked = false }: RowMatch,
): Promise<DbRow[]> {
  const company = resource.company ? { [resource.company.name]: tenantOf(request.me) } : {}
  let query = trx.selectFrom(resource.table).selectAll().where('_DELETED_AT', 'is', null)
  for (const [name, value] of Object.entries({ ...where, ...company })) {
    const field = resource.fields.get(name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    query = query.where(name, '=', field.toStore(value))
  }
  const sorted = query.orderBy(resource.key.name)
  return (locked && isPostgres(trx) ? sorted.forNoKeyUpdate() : sorted).execute()
}

interface RowChange {
  readonly resource: Resource
  readonly row: DbRow
  readonly change: Change
  readonly effect: Adjustment
}
/** Changes a row, or returns the shortage. */
async function adjustRow(
  trx: Trx,
  request: RequestContext,
  { resource, row, change, effect }: RowChange,
): Promise<Shortage | undefined> {
  const before = reader(storedFields(resource))(row)
  const added = Object.entries(change.add).map(([name, by]) => [
    name,
    Number(before[name] ?? 0) + by,
  ])
  const draft = { ...before, ...Object.fromEntries(added) }
  const after = settleOver(resource, draft, { me: request.me, before })
  for (const name of Object.keys({ ...change.add, ...effect.min })) {
    const field = resource.fields.get(name)
    const min = effect.min?.[name] ?? (field && minOf(field))
    const [oldValue, newValue] = [Number(before[name] ?? 0), Number(after[name] ?? 0)]
    if (min === undefined || newValue >= min) continue
    const found = { row: before, field: name, available: oldValue - min }
    return { resource, where: change.where, wanted: oldValue - newValue, found }
  }
  const names = [...resource.fields.keys()].filter(name => after[name] !== before[name])
  const _VERSION = Number(row._VERSION) + 1
  const at = request.records.clock()
  const { numUpdatedRows } = await trx
    .updateTable(resource.table)
    .set({
      ...rowOf(resource, after, names),
      ...updatedBy(request.me, at, _VERSION),
    })
    .where(resource.key.name, '=', row[resource.key.name])
    .where('_VERSION', '=', row._VERSION)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal(503, 'busy', { retryAfter: 1 })
  await addToRollups(trx, { ...request, resource }, { before, after })
  await announceRow(trx, resource, { row: { ...after, _VERSION }, at, by: request.me.ID })
  return undefined
}
