import { addDays, today } from '../../../src/domain/day'
import { compute } from '../../../src/model/compute'
import { holds } from '../../../src/model/evaluate'
import type { Effect, EffectValue } from '../../../src/model/flow'
import { parseRule } from '../../../src/model/rule'
import type { Trx } from '../../db/db'
import { meValues } from '../answer'
import type { Asking, Values } from '../context'
import { adjust } from './adjust'
import { eraseRows } from './erase'
import { call, notify } from './messages'
import { closeRows, createRows, discardRows } from './others'

export interface Doing {
  readonly effects: readonly Effect[]
  readonly record: Values
}

/** Runs a transition's effects in their order and answers what they set on the record itself. */
export async function runEffects(trx: Trx, asking: Asking, { effects, record }: Doing) {
  let set: Record<string, unknown> = {}
  for (const effect of effects) {
    const now = { ...record, ...set }
    if (!('each' in effect) && !isDue(asking, effect, now)) continue
    set = { ...set, ...(await runEffect(trx, asking, { effect, record: now })) }
  }
  return set
}

/** One effect; `set` and `run` answer what becomes of the record's own fields. */
async function runEffect(
  trx: Trx,
  asking: Asking,
  { effect, record }: { readonly effect: Effect; readonly record: Values },
): Promise<Values | undefined> {
  if ('notify' in effect) await notify(trx, asking, { effect, record })
  else if ('call' in effect) await call(trx, asking, { effect, record })
  else if ('run' in effect) return runNamed(trx, asking, { name: effect.run, record })
  else if ('adjust' in effect) await adjust(trx, asking, { effect, record })
  else if ('create' in effect) await createRows(trx, asking, { effect, record })
  else if ('close' in effect) await closeRows(trx, asking, { effect, record })
  else if ('erase' in effect) await eraseRows(trx, asking, { effect, record })
  else if ('discard' in effect) await discardRows(trx, asking, { effect, record })
  else return valuesOf(asking, effect.set, record)
  return undefined
}

async function runNamed(
  trx: Trx,
  asking: Asking,
  { name, record }: { name: string; record: Values },
) {
  const effect = asking.records.effects?.[name]
  if (!effect) throw new Error(`there is no effect "${name}"`)
  return effect(trx, asking, record)
}

/** Who and when: all that rules and values ask for beside the record. */
export interface Moment extends Pick<Asking, 'me'> {
  readonly records: Pick<Asking['records'], 'clock'>
}

/** The rows an effect walks: the record itself, or those of its child rows for which it is due, the record around them. */
export function rowsOf(
  asking: Moment,
  effect: Effect & { readonly each?: string },
  record: Values,
): Values[] {
  const { each } = effect
  if (!each) return isDue(asking, effect, record) ? [record] : []
  const rows = (record[each] ?? []) as Values[]
  return rows
    .map(row => ({
      ...record,
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [`${each}.${name}`, value])),
    }))
    .filter(row => isDue(asking, effect, row))
}

const isDue = (asking: Moment, { when }: Effect, record: Values) =>
  !when || holds(parseRule(when), record, meValues(asking))

export const valuesOf = (
  asking: Moment,
  values: Readonly<Record<string, EffectValue>>,
  record: Values,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueFor(asking, value, record)]),
  )

function valueFor(asking: Moment, value: EffectValue, record: Values): unknown {
  const now = asking.records.clock()
  if (typeof value === 'object' && value !== null) {
    if ('inDays' in value) return addDays(today(now), value.inDays)
    return 'from' in value ? (record[value.from] ?? null) : compute(value.is, record, 6)
  }
  if (value === '$now') return now.toISOString()
  if (value === '$today') return today(now)
  if (typeof value === 'string' && value.startsWith('$me.')) {
    return meValues(asking)[value.slice('$me.'.length)] ?? null
  }
  return value
}
