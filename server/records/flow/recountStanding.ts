import { settleOver } from '../../../src/model/draft'
import { nobodyAs } from '../../../src/model/nobody'
import type { Catalogue, Resource } from '../../../src/model/resource'
import { parseRule } from '../../../src/model/rule'
import { flowsOf } from '../../../src/model/transition'
import type { Row, Trx } from '../../db/db'
import { keyValues, readChildren } from '../children'
import type { Condition } from '../condition'
import type { Values } from '../context'
import { eachRow } from '../eachRow'
import { reader, rowOf, storedFields } from '../row'
import { whereOf } from '../where'
import { changesOf, type Standing } from './adjust'

interface Kept {
  /** Whose records keep the number. */
  readonly resource: Resource
  readonly effect: Standing
}
/** What all records together keep of a row, by the values the row is found by. */
interface Sums extends Kept {
  readonly byRow: ReadonlyMap<string, Values>
}

/** Reckons the standing adjustments of all flows anew; only fields that nobody writes by hand are theirs alone. */
export async function recountStanding(trx: Trx, catalogue: Catalogue): Promise<void> {
  const targets = new Map<Resource, Sums[]>()
  for (const kept of standing(catalogue)) {
    const target = catalogue.get(kept.effect.adjust)
    const sums = { ...kept, byRow: await sumsOf(trx, kept) }
    targets.set(target, [...(targets.get(target) ?? []), sums])
  }
  for (const [target, sums] of targets) {
    await eachRow(trx, { resource: target }, row => writeRow(trx, { target, row, sums }))
  }
}

const standing = (catalogue: Catalogue): Kept[] =>
  [...catalogue.resources.values()].flatMap(resource =>
    flowsOf(resource).flatMap(([, { keeps = [] }]) => keeps.map(effect => ({ resource, effect }))),
  )

/** Nobody asks: a rule that stands for long knows of no person. */
const nobody = nobodyAs('user')
const asking = { me: nobody, records: { clock: () => new Date() } }

async function sumsOf(trx: Trx, { resource, effect }: Kept) {
  const byRow = new Map<string, Record<string, number>>()
  const read = reader(storedFields(resource))
  await eachRow(trx, { resource, where: ownPart(resource, effect) }, async row => {
    const record = read(row)
    await readChildren(trx, resource, record)
    for (const { where, add } of changesOf(asking, { effect, record })) {
      const key = keyOf(where, companyOf(resource, record))
      const sum = byRow.get(key) ?? {}
      for (const [name, by] of Object.entries(add)) sum[name] = (sum[name] ?? 0) + (by ?? 0)
      byRow.set(key, sum)
    }
  })
  return byRow
}

const companyOf = ({ company }: Resource, record: Values) =>
  company ? record[company.name] : undefined
const keyOf = (where: Values, company: unknown) =>
  JSON.stringify([company ?? null, ...Object.values(where)])

/** What of its rule the record's own columns answer, so that closed orders are not read. */
function ownPart(resource: Resource, { when }: Standing): Condition {
  const own = Object.entries(when ?? {}).filter(([name]) => resource.fields.get(name)?.store)
  return whereOf(parseRule(Object.fromEntries(own)), resource)
}

interface Writing {
  readonly target: Resource
  readonly row: Row
  readonly sums: readonly Sums[]
}
/** As a tally: the row is written by nobody, its version stays. */
async function writeRow(trx: Trx, { target, row, sums }: Writing) {
  const before = reader(storedFields(target))(row)
  const company = companyOf(target, before)
  const kept: Record<string, number> = {}
  for (const { effect, byRow } of sums) {
    const where = Object.keys(effect.where).map(name => [name, before[name]])
    const sum = byRow.get(keyOf(Object.fromEntries(where), company)) ?? {}
    for (const name of Object.keys(effect.add)) {
      if (target.fields.get(name)?.readOnly) kept[name] = (kept[name] ?? 0) + Number(sum[name] ?? 0)
    }
  }
  const isSame = Object.entries(kept).every(([name, value]) => Number(before[name] ?? 0) === value)
  if (isSame) return
  const after = settleOver(
    target,
    { ...before, ...kept },
    { me: nobody as unknown as Values, before },
  )
  const names = [...target.fields.keys()].filter(name => after[name] !== before[name])
  let update = trx.updateTable(target.table).set(rowOf(target, after, names))
  for (const [name, value] of Object.entries(keyValues(target, before)))
    update = update.where(name, '=', value)
  await update.execute()
}
