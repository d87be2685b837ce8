import { type Move, targetOf } from '../access/transition'
import type { EffectValue } from '../definition/effect'
import type { Resource } from '../fields/resource'
import { compute } from '../rules/compute'
import { holds } from '../rules/evaluate'
import { parseRule } from '../rules/rule'
import { type DraftValues, type Moment, settleOver, valueAtMoment } from './draft'

/** Values that an effect gives: constants, the person's, the moment's, fields of the record and formulas over them. */
export const valuesOfEffect = (
  values: Readonly<Record<string, EffectValue>>,
  record: DraftValues,
  moment: Moment,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, effectValue(value, record, moment)]),
  )

function effectValue(value: EffectValue, record: DraftValues, moment: Moment): unknown {
  if (typeof value === 'object' && value !== null) {
    if ('field' in value) return record[value.field] ?? null
    if ('formula' in value) return compute(value.formula, record, 6)
  }
  return valueAtMoment(value, moment)
}

/** The record as a transition leaves it, as far as a browser can tell: its state, and what its own effects set. */
export function movedRecord(
  resource: Resource,
  { transition, status }: Move,
  { record, ...moment }: Moment & { readonly record: DraftValues },
): DraftValues {
  const { me } = moment
  const { to = null } = transition
  const state = to === null ? record[status.name] : targetOf(to, record, me)
  let moved = record
  for (const effect of transition.effects ?? []) {
    if (!('set' in effect) || 'update' in effect) continue
    if (effect.when && !holds(parseRule(effect.when), moved, me)) continue
    moved = { ...moved, ...valuesOfEffect(effect.set, moved, moment) }
  }
  return settleOver(resource, { ...moved, [status.name]: state }, { me, before: record })
}
