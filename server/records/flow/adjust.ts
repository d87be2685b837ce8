import { settleOver } from '../../../src/model/draft'
import type { Adjustment, Flow } from '../../../src/model/flow'
import type { Resource } from '../../../src/model/resource'
import type { Row, Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { reader, rowOf, storedFields } from '../row'
import { keepTallies, type Turned } from '../tally'
import { type Moment, rowsOf, valuesOf } from './effects'
import { refuseShort, type Short } from './shortage'

interface Adjusting {
  readonly effect: Adjustment
  readonly record: Values
}

/**
 * Changes numbers of other rows, refused below their floor: reserve, release, take (safety.md 11).
 * Equal rows are added up and taken in the order of their keys, so that two orders never wait for
 * each other; the version in the update sees to it that nobody came in between.
 */
export async function adjust(trx: Trx, asking: Asking, { effect, record }: Adjusting) {
  const shorts: Short[] = []
  for (const change of summed(changesOf(asking, { effect, record })))
    shorts.push(...(await applyChange(trx, asking, { change, effect })))
  if (shorts.length > 0) await refuseShort(trx, asking, { shorts, each: effect.each })
}

export type Standing = NonNullable<Flow['keeps']>[number]
/** Moves a standing adjustment by what a record's change made of it; what only gives back is never refused. */
export async function keepStanding(
  trx: Trx,
  asking: Asking,
  { effect, before, after }: Turned & { readonly effect: Standing },
) {
  const given = before ? changesOf(asking, { effect, record: before }).map(opposite) : []
  const taken = after ? changesOf(asking, { effect, record: after }) : []
  const { floor: _, ...free } = effect
  const shorts: Short[] = []
  for (const change of summed([...given, ...taken])) {
    const sums = Object.values(change.add)
    if (sums.every(sum => sum === 0)) continue
    const isTaking = sums.some(sum => sum > 0)
    const due = isTaking ? effect : free
    shorts.push(...(await applyChange(trx, asking, { change, effect: due, isTaking })))
  }
  if (shorts.length > 0) await refuseShort(trx, asking, { shorts, each: effect.each })
}

interface Applying {
  readonly change: Change
  readonly effect: Adjustment
  readonly isTaking?: boolean
}
async function applyChange(
  trx: Trx,
  asking: Asking,
  { change, effect, isTaking = true }: Applying,
): Promise<readonly Short[]> {
  const resource = asking.records.catalogue.get(effect.adjust)
  const rows = await matching(trx, resource, { asking, where: change.where, locked: true })
  const { where, add } = change
  if (rows.length === 0 && isTaking)
    return [{ resource, where, wanted: Math.max(...Object.values(add).map(Math.abs)) }]
  const shorts: Short[] = []
  for (const row of rows) {
    const short = await adjustRow(trx, asking, { resource, row, change, effect })
    if (short) shorts.push(short)
  }
  return shorts
}

export interface Change {
  readonly where: Values
  readonly add: Readonly<Record<string, number>>
}
export const changesOf = (asking: Moment, { effect, record }: Adjusting): Change[] =>
  rowsOf(asking, effect, record).map(row => ({
    where: valuesOf(asking, effect.where, row),
    add: valuesOf(asking, effect.add, row) as Readonly<Record<string, number>>,
  }))

const opposite = ({ where, add }: Change): Change => ({
  where,
  add: Object.fromEntries(Object.entries(add).map(([name, by]) => [name, -by])),
})

/** Equal rows added up, in the order of their keys. */
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

interface Matching {
  readonly asking: Asking
  readonly where: Values
  /** Who else writes them waits here (PostgreSQL; SQLite has one writer). */
  readonly locked?: boolean
}
export async function matching(
  trx: Trx,
  resource: Resource,
  { asking, where, locked = false }: Matching,
): Promise<Row[]> {
  const company = resource.company ? { [resource.company.name]: asking.me.EMPRESA } : {}
  let query = trx.selectFrom(resource.table).selectAll().where('_DELETED_AT', 'is', null)
  for (const [name, value] of Object.entries({ ...where, ...company })) {
    const field = resource.fields.get(name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    query = query.where(name, '=', field.toStore(value))
  }
  const sorted = query.orderBy(resource.key.name)
  const isShared = asking.records.db.dialect === 'postgres'
  return (locked && isShared ? sorted.forNoKeyUpdate() : sorted).execute()
}

interface RowChange {
  readonly resource: Resource
  readonly row: Row
  readonly change: Change
  readonly effect: Adjustment
}
/** Changes a row, or says why it cannot give that much. */
async function adjustRow(
  trx: Trx,
  asking: Asking,
  { resource, row, change, effect }: RowChange,
): Promise<Short | undefined> {
  const before = reader(storedFields(resource))(row)
  const added = Object.entries(change.add).map(([name, by]) => [
    name,
    Number(before[name] ?? 0) + by,
  ])
  const after = settleOver(
    resource,
    { ...before, ...Object.fromEntries(added) },
    { me: meValues(asking), before },
  )
  for (const [name, floor] of Object.entries(effect.floor ?? {})) {
    const [had, has] = [Number(before[name] ?? 0), Number(after[name] ?? 0)]
    if (has >= floor) continue
    const found = { row: before, field: name, left: had - floor }
    return { resource, where: change.where, wanted: had - has, found }
  }
  const names = [...resource.fields.keys()].filter(name => after[name] !== before[name])
  const { numUpdatedRows } = await trx
    .updateTable(resource.table)
    .set({
      ...rowOf(resource, after, names),
      _VERSION: Number(row._VERSION) + 1,
      _UPDATED_AT: asking.records.clock().toISOString(),
      _UPDATED_BY: asking.me.ID,
    })
    .where(resource.key.name, '=', row[resource.key.name])
    .where('_VERSION', '=', row._VERSION)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal(503, 'busy', { retryAfter: 1 })
  await keepTallies(trx, { ...asking, resource }, { before, after })
  return undefined
}
