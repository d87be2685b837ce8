import type { Effect } from '../../../src/model/flow'
import type { Resource } from '../../../src/model/resource'
import { flowsOf, initialStates } from '../../../src/model/transition'
import type { Row, Trx } from '../../db/db'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { writeHistory } from '../history'
import { lookThrough } from '../lookThrough'
import { load } from '../read'
import { isPartOf } from '../references'
import { livingOf } from '../scope'
import { updateRecord } from '../store'
import { keepTallies } from '../tally'
import { matching } from './adjust'
import { type Doing, rowsOf, runEffects, valuesOf } from './effects'

const beginningOf = (resource: Resource): readonly Effect[] => [
  ...(resource.schema.begin ?? []),
  ...flowsOf(resource).flatMap(([, { begin = [] }]) => begin),
]

/** What a resource and its flows do as one of its records is born, in the same transaction. */
export const beginFlows = (trx: Trx, asking: Asking, born: Values): Promise<void> =>
  begin(trx, asking, { record: born, effects: beginningOf(asking.resource) })

/** The same as it comes back, whose own parts never went. */
export const beginAgain = (trx: Trx, asking: Asking, record: Values): Promise<void> =>
  begin(trx, asking, { record, effects: beginningOf(asking.resource).filter(isNoPart(asking)) })

/** What was entered for the step of another record is no answer to the calls of this one. */
async function begin(trx: Trx, step: Asking, { effects, record }: Doing): Promise<void> {
  if (effects.length === 0) return
  const { entered: _, ...asking } = step
  const whole = await lookThrough(trx, asking, { record, sent: 'all' })
  await runEffects(trx, asking, { effects, record: whole })
}

const isNoPart =
  ({ records, resource }: Asking) =>
  (effect: Effect): boolean => {
    const made = 'create' in effect ? records.catalogue.get(effect.create) : undefined
    return !made?.parent || made.parent.target !== resource || !isPartOf(made, made.parent)
  }

/** What a record's birth made goes with it, as far as nobody has touched it since; its own parts go and come with it. */
export async function endFlows(trx: Trx, asking: Asking, record: Values): Promise<void> {
  for (const effect of beginningOf(asking.resource).filter(isNoPart(asking))) {
    if (!('create' in effect)) continue
    const resource = asking.records.catalogue.get(effect.create)
    for (const row of rowsOf(asking, effect, record)) {
      const made = valuesOf(asking, effect.with, row)
      const where = { ...made, ...initialStates(resource, made, meValues(asking)) }
      const rows = await matching(trx, resource, { asking, where, locked: true })
      const untouched = rows.filter(({ _VERSION }) => Number(_VERSION) === 1)
      for (const each of untouched) await withdraw(trx, { ...asking, resource }, each)
    }
  }
}

async function withdraw(trx: Trx, asking: Asking, row: Row) {
  const { resource, me, records } = asking
  const key = row[resource.key.name] as string | number
  const loaded = await load(trx, resource, { key, among: livingOf(resource, me) })
  if (!loaded) return
  const { record } = loaded
  const now = records.clock()
  const version = loaded.version + 1
  const at = now.toISOString()
  const marks = { _VERSION: version, _UPDATED_AT: at, _UPDATED_BY: me.ID, _DELETED_AT: at }
  await updateRecord(trx, records, { resource, record, marks, names: new Set() })
  const change = { action: 'delete', before: record, after: {}, version, me, now } as const
  await writeHistory(trx, resource, { ...change, batch: asking.batch })
  await keepTallies(trx, asking, { before: record })
}
