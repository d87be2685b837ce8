import { inputsOf } from './expression'
import type { DefaultValue } from './field'
import type { Effect, EffectValue } from './flow'
import type { Resource } from './resource'

/** A field some value of a schema is taken from, with the place that takes it. */
export interface Taken {
  readonly place: string
  readonly from: string
  /** The field it becomes the default of. */
  readonly into?: string
  readonly each?: string
}

/** Every field that defaults and effects take a value from. */
export function valuesOf({ schema, fields }: Resource): Taken[] {
  return [
    ...[...fields.values()].flatMap(({ name, words }) =>
      choicesOf(words.default).flatMap(value =>
        isTaken(value) ? [{ place: name, from: value.from, into: name }] : [],
      ),
    ),
    ...(schema.begin ?? []).flatMap(effect => inEffect('begin', effect)),
    ...Object.entries(schema.flow ?? {}).flatMap(
      ([flow, { begin = [], transitions, keeps = [] }]) => [
        ...begin.flatMap(effect => inEffect(`${flow}.begin`, effect)),
        ...Object.entries(transitions).flatMap(([move, { effects = [] }]) =>
          effects.flatMap(effect => inEffect(`${flow}.${move}`, effect)),
        ),
        ...keeps.flatMap(effect => inEffect(`${flow}.keeps`, effect)),
      ],
    ),
  ]
}

/** The values a default may be, whatever its rules. */
export function choicesOf(value: unknown): readonly DefaultValue[] {
  if (!isChosen(value)) return value === undefined ? [] : [value as DefaultValue]
  return value.map(({ is }) => is)
}

/** A default that depends: the first whose rule holds. */
export const isChosen = (
  value: unknown,
): value is readonly { readonly when?: object; readonly is: DefaultValue }[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null

export const isTaken = (value: unknown): value is { readonly from: string } =>
  typeof value === 'object' && value !== null && 'from' in value

function inEffect(place: string, effect: Effect): Taken[] {
  const each = 'each' in effect ? effect.each : undefined
  const person = 'notify' in effect && isTaken(effect.notify) ? [effect.notify.from] : []
  const names = [
    ...person,
    ...tablesOf(effect)
      .flatMap(table => Object.values(table))
      .flatMap(namesIn),
  ]
  return names.map(from => ({ place, from, ...(each !== undefined && { each }) }))
}

function tablesOf(effect: Effect): Readonly<Record<string, EffectValue>>[] {
  const {
    set,
    with: given,
    where,
    add,
  } = effect as Partial<
    Record<'set' | 'with' | 'where' | 'add', Readonly<Record<string, EffectValue>>>
  >
  return [set, given, where, add].filter(table => table !== undefined)
}

function namesIn(value: EffectValue): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('inDays' in value) return []
  return 'from' in value ? [value.from] : inputsOf(value.is)
}
