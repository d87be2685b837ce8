import type { Call } from '../../src/model/access/calls'
import { isEmail } from '../../src/model/access/emailTemplate'
import type { Effect, EffectValue } from '../../src/model/definition/effect'
import { holds } from '../../src/model/rules/evaluate'
import { parseRule } from '../../src/model/rules/rule'
import { valuesOfEffect } from '../../src/model/validation/movedRecord'
import type { DbRow, Trx } from '../db/db'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { increment, matchingRows } from './increment'
import { callSystem, notify } from './messages'
import { createRows, deleteRows, updateRows } from './relatedRows'
import { eraseHistory } from './rows/eraseHistory'

export interface EffectRun {
  readonly effects: readonly Effect[]
  readonly record: RecordValues
  /** The record after the effects, of which mails tell. @default the record with what they set */
  readonly settle?: (set: RecordDraft) => RecordValues
}

/** Runs a transition's effects in order, its mails last; returns what they set on the record. */
export async function runEffects(
  trx: Trx,
  request: RequestContext,
  { effects, record, settle = set => ({ ...record, ...set }) }: EffectRun,
) {
  let set: RecordDraft = {}
  const mails: Call[] = []
  for (const effect of effects) {
    const now = { ...record, ...set }
    if (!('each' in effect) && !isDue(request, effect, now)) continue
    if (isEmail(effect)) mails.push(effect)
    else set = { ...set, ...(await runEffect(trx, request, { effect, record: now })) }
  }
  for (const effect of mails) await callSystem(trx, request, { effect, record: settle(set) })
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
  { me, records }: EffectMoment,
  values: Readonly<Record<string, EffectValue>>,
  record: RecordValues,
) => valuesOfEffect(values, record, { me, now: records.clock() })

const BATCH_SIZE = 500

interface Removal {
  readonly effect: Extract<Effect, { delete: string }>
  readonly record: RecordValues
}

/** Deletes rows of another resource; those of a resource with `retention` permanently, with their history. */
async function removeRows(trx: Trx, request: RequestContext, { effect, record }: Removal) {
  const resource = request.records.catalogue.get(effect.delete)
  if (resource.schema.retention === undefined) return deleteRows(trx, request, { effect, record })
  const now = request.records.clock()
  for (const row of effectRowsOf(request, effect, record)) {
    const where = effectValuesOf(request, effect.match, row)
    const rows = await matchingRows(trx, resource, { request, where })
    for (const batch of batches(rows)) await eraseHistory(trx, resource, { rows: batch, now })
  }
}

function* batches(rows: readonly DbRow[]) {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE)
}
