import type { Effect } from '../../../src/model/flow'
import type { Resource } from '../../../src/model/resource'
import { flowsOf, initialStates } from '../../../src/model/transition'
import type { Row, Trx } from '../../db/db'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { writeHistory } from '../history'
import { lookThrough } from '../lookThrough'
import { load } from '../read'
import { livingOf } from '../scope'
import { updateRecord } from '../store'
import { keepTallies } from '../tally'
import { matching } from './adjust'
import { rowsOf, runEffects, valuesOf } from './effects'

const beginningOf = (resource: Resource): readonly Effect[] => [
  ...(resource.schema.begin ?? []),
  ...flowsOf(resource).flatMap(([, { begin = [] }]) => begin),
]

/** What a resource and its flows do as one of its records is born or comes back, in the same transaction. */
export async function beginFlows(trx: Trx, asking: Asking, born: Values): Promise<void> {
  const effects = beginningOf(asking.resource)
  if (effects.length === 0) return
  const record = await lookThrough(trx, asking, { record: born, sent: 'all' })
  await runEffects(trx, asking, { effects, record })
}

/** What a record's birth made goes with it, as far as nobody has touched it since. */
export async function endFlows(trx: Trx, asking: Asking, record: Values): Promise<void> {
  for (const effect of beginningOf(asking.resource)) {
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
