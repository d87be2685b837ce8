import { settle } from '../../../src/model/draft'
import type { Effect } from '../../../src/model/flow'
import type { Resource } from '../../../src/model/resource'
import type { Row, Trx } from '../../db/db'
import { Refusal } from '../../refusal'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { reader, rowOf, storedFields } from '../row'
import { keepTallies } from '../tally'
import { rowsOf, valuesOf } from './effects'

type Adjust = Extract<Effect, { adjust: string }>
interface Adjusting {
  readonly effect: Adjust
  readonly record: Values
}

/**
 * Changes numbers of other rows, refused below their floor: reserve, release, take (safety.md 11).
 * Equal rows are added up and taken in the order of their keys, so that two orders never wait for
 * each other; the version in the update sees to it that nobody came in between.
 */
export async function adjust(trx: Trx, asking: Asking, { effect, record }: Adjusting) {
  const resource = asking.records.catalogue.get(effect.adjust)
  for (const change of changesOf(asking, { effect, record })) {
    const rows = await matching(trx, resource, { asking, where: change.where })
    if (rows.length === 0) throw below(change.where)
    for (const row of rows) await adjustRow(trx, asking, { resource, row, change, effect })
  }
}

interface Change {
  readonly where: Values
  readonly add: Readonly<Record<string, number>>
}
function changesOf(asking: Asking, { effect, record }: Adjusting): Change[] {
  const changes = new Map<string, Change>()
  for (const row of rowsOf(asking, effect, record)) {
    const where = valuesOf(asking, effect.where, row)
    const add = valuesOf(asking, effect.add, row) as Record<string, number | null>
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
}
export async function matching(
  trx: Trx,
  resource: Resource,
  { asking, where }: Matching,
): Promise<Row[]> {
  const company = resource.company ? { [resource.company.name]: asking.me.EMPRESA } : {}
  let query = trx.selectFrom(resource.table).selectAll().where('_DELETED_AT', 'is', null)
  for (const [name, value] of Object.entries({ ...where, ...company })) {
    const field = resource.fields.get(name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    query = query.where(name, '=', field.toStore(value))
  }
  return query.orderBy(resource.key.name).execute()
}

interface RowChange {
  readonly resource: Resource
  readonly row: Row
  readonly change: Change
  readonly effect: Adjust
}
async function adjustRow(trx: Trx, asking: Asking, { resource, row, change, effect }: RowChange) {
  const before = reader(storedFields(resource))(row)
  const added = Object.entries(change.add).map(([name, by]) => [
    name,
    Number(before[name] ?? 0) + by,
  ])
  const after = settle(resource, { ...before, ...Object.fromEntries(added) }, meValues(asking))
  for (const [name, floor] of Object.entries(effect.floor ?? {})) {
    if (Number(after[name] ?? 0) < floor) throw below(change.where)
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
}

/** Names the rows by the values they were looked for, which the person sent or sees. */
function below(where: Values) {
  const name = Object.values(where).map(String).join(' · ')
  return new Refusal(422, 'belowFloor', { params: { name } })
}
