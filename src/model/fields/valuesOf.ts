import type { Effect, EffectValue } from '../definition/effect'
import type { DayFromToday, DefaultValue } from '../definition/field'
import { inputsOf } from '../rules/expression'
import type { Resource } from './resource'

interface ValueSource {
  readonly place: string
  readonly from: string
  /** Field whose default it is. */
  readonly into?: string
  readonly each?: string
}

/** Fields that defaults and effects copy values from. */
export function valuesOf({ schema, fields }: Resource): ValueSource[] {
  return [
    ...[...fields.values()].flatMap(({ name, words }) =>
      choicesOf(words.default).flatMap(value =>
        isFieldValue(value) ? [{ place: name, from: value.field, into: name }] : [],
      ),
    ),
    ...(schema.onCreate ?? []).flatMap(effect => inEffect('onCreate', effect)),
    ...Object.entries(schema.flow ?? {}).flatMap(
      ([flow, { onCreate = [], transitions, reserves = [] }]) => [
        ...onCreate.flatMap(effect => inEffect(`flow.${flow}.onCreate`, effect)),
        ...Object.entries(transitions).flatMap(([move, { effects = [] }]) =>
          effects.flatMap(effect => inEffect(`flow.${flow}.transitions.${move}`, effect)),
        ),
        ...reserves.flatMap(effect => inEffect(`flow.${flow}.reserves`, effect)),
      ],
    ),
  ]
}

/** Possible values of a default, ignoring its rules. */
export function choicesOf(value: unknown): readonly DefaultValue[] {
  if (!isConditional(value)) return value === undefined ? [] : [value as DefaultValue]
  return value.map(({ value: given }) => given)
}

/** True for a conditional default. */
export const isConditional = (
  value: unknown,
): value is readonly { readonly when?: object; readonly value: DefaultValue }[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null

export const isFieldValue = (value: unknown): value is { readonly field: string } =>
  typeof value === 'object' && value !== null && 'field' in value

export const isInDays = (value: unknown): value is DayFromToday =>
  typeof value === 'object' && value !== null && 'inDays' in value

/** Defaults that depend on the user, the time or a reference. */
export const isFilledLater = (value: unknown) =>
  (typeof value === 'string' && value.startsWith('$')) ||
  isFieldValue(value) ||
  isInDays(value) ||
  isConditional(value)

function inEffect(place: string, effect: Effect): ValueSource[] {
  const each = 'each' in effect ? effect.each : undefined
  const person = 'notify' in effect && isFieldValue(effect.notify) ? [effect.notify.field] : []
  const address = 'subject' in effect && effect.field ? [effect.field] : []
  const names = [
    ...person,
    ...address,
    ...tablesOf(effect)
      .flatMap(table => Object.values(table))
      .flatMap(namesIn),
  ]
  return names.map(from => ({ place, from, ...(each !== undefined && { each }) }))
}

function tablesOf(effect: Effect): Readonly<Record<string, EffectValue>>[] {
  const tables = ['set', 'with', 'match'] as const
  const its = effect as Partial<
    Record<(typeof tables)[number], Readonly<Record<string, EffectValue>>>
  >
  return tables.map(name => its[name]).filter(table => table !== undefined)
}

function namesIn(value: EffectValue): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isInDays(value)) return []
  return 'field' in value ? [value.field] : inputsOf(value.formula)
}
