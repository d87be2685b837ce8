import { addDays, today } from '../../src/base/day'
import type { Effect, EffectValue } from '../../src/model/definition/effect'
import { compute } from '../../src/model/rules/compute'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import type { DbRow, Trx } from '../db/db'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { increment, matchingRows } from './increment'
import { callSystem, notify } from './messages'
import { createRows, deleteRows, updateRows } from './relatedRows'
import { eraseHistory } from './rows/eraseHistory'

export interface EffectRun {
  readonly effects: readonly Effect[]
  readonly record: RecordValues
}

/** Runs a transition's effects in order; returns what they set on the record. */
export async function runEffects(
  trx: Trx,
  request: RequestContext,
  { effects, record }: EffectRun,
) {
  let set: RecordDraft = {}
  for (const effect of effects) {
    const now = { ...record, ...set }
    if (!('each' in effect) && !isDue(request, effect, now)) continue
    set = { ...set, ...(await runEffect(trx, request, { effect, record: now })) }
  }
  return set
}

/** Runs one effect; `set` and named effects return changes of the record's own fields. */
async function runEffect(
  trx: Trx,
  request: RequestContext,
  { effect, record }: { readonly effect: Effect; readonly record: RecordValues },
): Promise<RecordValues | undefined> {
  if ('notify' in effect) await notify(trx, request, { effect, record })
  else if ('call' in effect) await callSystem(trx, request, { effect, record })
  else if ('handler' in effect) return runNamed(trx, request, { name: effect.handler, record })
  else if ('increment' in effect) await increment(trx, request, { effect, record })
  else if ('create' in effect) await createRows(trx, request, { effect, record })
  else if ('update' in effect) await updateRows(trx, request, { effect, record })
  else if ('delete' in effect) await removeRows(trx, request, { effect, record })
  else return effectValuesOf(request, effect.set, record)
  return undefined
}

async function runNamed(
  trx: Trx,
  request: RequestContext,
  { name, record }: { name: string; record: RecordValues },
) {
  const effect = request.records.effects?.[name]
  if (!effect) throw new Error(`there is no effect "${name}"`)
  return effect(trx, request, record)
}

/** Person and time, which rules and values may refer to. */
export interface EffectMoment extends Pick<RequestContext, 'me'> {
  readonly records: Pick<RequestContext['records'], 'clock'>
}

/** The rows an effect applies to: the record itself, or its matching child rows with the record around them. */
export function effectRowsOf(
  request: EffectMoment,
  effect: Pick<Effect, 'when'> & { readonly each?: string },
  record: RecordValues,
): RecordValues[] {
  const { each } = effect
  if (!each) return isDue(request, effect, record) ? [record] : []
  const rows = (record[each] ?? []) as RecordValues[]
  return rows
    .map(row => ({
      ...record,
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [`${each}.${name}`, value])),
    }))
    .filter(row => isDue(request, effect, row))
}

const isDue = (request: EffectMoment, { when }: Pick<Effect, 'when'>, record: RecordValues) =>
  !when || holds(parseRule(when), record, request.me)

export const effectValuesOf = (
  request: EffectMoment,
  values: Readonly<Record<string, EffectValue>>,
  record: RecordValues,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueFor(request, value, record)]),
  )

function valueFor(request: EffectMoment, value: EffectValue, record: RecordValues): unknown {
  const now = request.records.clock()
  if (typeof value === 'object' && value !== null) {
    if ('inDays' in value) return addDays(today(now), value.inDays)
    return 'field' in value ? (record[value.field] ?? null) : compute(value.formula, record, 6)
  }
  if (value === '$now') return now.toISOString()
  if (value === '$today') return today(now)
  if (typeof value === 'string' && value.startsWith('$me.')) {
    return request.me[value.slice('$me.'.length)] ?? null
  }
  return value
}

const BATCH_SIZE = 500

interface Removal {
  readonly effect: Extract<Effect, { delete: string }>
  readonly record: RecordValues
}

/** Deletes rows of another resource; those of a resource with `retention` permanently, with their history. */
async function removeRows(trx: Trx, request: RequestContext, { effect, record }: Removal) {
  const resource = request.records.catalogue.get(effect.delete)
  if (resource.schema.retention === undefined) return deleteRows(trx, request, { effect, record })
  const where = effectValuesOf(request, effect.match, record)
  const rows = await matchingRows(trx, resource, { request, where })
  const now = request.records.clock()
  for (const batch of batches(rows)) await eraseHistory(trx, resource, { rows: batch, now })
}

function* batches(rows: readonly DbRow[]) {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE)
}
