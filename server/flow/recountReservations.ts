import { guestRole } from '../../src/base/business'
import { systemUserAs } from '../../src/model/access/systemUser'
import { flowsOf } from '../../src/model/access/transition'
import type { Catalogue, Resource } from '../../src/model/fields/resource'
import { parseRule } from '../../src/model/rules/rule'
import { settleOver } from '../../src/model/validation/draft'
import type { DbRow, SqlCondition, Trx } from '../db/db'
import { keyValues, readChildren } from '../query/children'
import { eachRow } from '../query/eachRow'
import type { RecordValues } from '../query/requestContext'
import { reader, rowOf, storedFields } from '../query/row'
import { whereOf } from '../query/where'
import { incrementsOf, type Reservation } from '../write/increment'

interface FlowReservation {
  /** The resource whose records hold the reservation. */
  readonly resource: Resource
  readonly effect: Reservation
}
/** Sum reserved of a row by all records, with the values that identify the row. */
interface Sums extends FlowReservation {
  readonly byRow: ReadonlyMap<string, RecordValues>
}

/** Recomputes the standing reservations of all flows, for fields that are not edited by users. */
export async function recountReservations(trx: Trx, catalogue: Catalogue): Promise<void> {
  const targets = new Map<Resource, Sums[]>()
  for (const kept of reservationsOf(catalogue)) {
    const target = catalogue.get(kept.effect.increment)
    const sums = { ...kept, byRow: await sumsOf(trx, kept) }
    targets.set(target, [...(targets.get(target) ?? []), sums])
  }
  for (const [target, sums] of targets) {
    await eachRow(trx, { resource: target }, row => writeRow(trx, { target, row, sums }))
  }
}

const reservationsOf = (catalogue: Catalogue): FlowReservation[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    flowsOf(resource).flatMap(([, { reserves = [] }]) =>
      reserves.map(effect => ({ resource, effect })),
    ),
  )

/** Standing rules do not refer to a person. */
const guestUser = () => systemUserAs(guestRole())

async function sumsOf(trx: Trx, { resource, effect }: FlowReservation) {
  const byRow = new Map<string, Record<string, number>>()
  const read = reader(storedFields(resource))
  const request = { me: guestUser(), records: { clock: () => new Date() } }
  await eachRow(trx, { resource, where: ownPart(resource, effect) }, async row => {
    const record = read(row)
    await readChildren(trx, resource, record)
    for (const { where, add } of incrementsOf(request, { effect, record })) {
      const key = keyOf(where, companyOf(resource, record))
      const sum = byRow.get(key) ?? {}
      for (const [name, by] of Object.entries(add)) sum[name] = (sum[name] ?? 0) + (by ?? 0)
      byRow.set(key, sum)
    }
  })
  return byRow
}

const companyOf = ({ company }: Resource, record: RecordValues) =>
  company ? record[company.name] : undefined
const keyOf = (where: RecordValues, company: unknown) =>
  JSON.stringify([company ?? null, ...Object.values(where)])

/** The part of a rule that the record's own columns decide, so that closed orders are skipped. */
function ownPart(resource: Resource, { when }: Reservation): SqlCondition {
  const own = Object.entries(when ?? {}).filter(([name]) => resource.fields.get(name)?.store)
  return whereOf(parseRule(Object.fromEntries(own)), resource)
}

interface ReservedRow {
  readonly target: Resource
  readonly row: DbRow
  readonly sums: readonly Sums[]
}
/** Written like a rollup: no author, and the version stays. */
async function writeRow(trx: Trx, { target, row, sums }: ReservedRow) {
  const before = reader(storedFields(target))(row)
  const company = companyOf(target, before)
  const kept: Record<string, number> = {}
  for (const { effect, byRow } of sums) {
    const where = Object.keys(effect.match).map(name => [name, before[name]])
    const sum = byRow.get(keyOf(Object.fromEntries(where), company)) ?? {}
    for (const name of Object.keys(effect.with)) {
      if (target.fields.get(name)?.readOnly) kept[name] = (kept[name] ?? 0) + Number(sum[name] ?? 0)
    }
  }
  const isSame = Object.entries(kept).every(([name, value]) => Number(before[name] ?? 0) === value)
  if (isSame) return
  const after = settleOver(target, { ...before, ...kept }, { me: guestUser(), before })
  const names = [...target.fields.keys()].filter(name => after[name] !== before[name])
  let update = trx.updateTable(target.table).set(rowOf(target, after, names))
  for (const [name, value] of Object.entries(keyValues(target, before)))
    update = update.where(name, '=', value)
  await update.execute()
}
