import { fieldAtPath } from '../access/throughReference'
import type { Effect, EffectValue } from '../definition/effect'
import type { FieldModel, Resource } from '../fields/resource'
import { isAlways } from '../rules/rule'
import { comparedType } from './attributeTypes'
import { invalidConstant } from './checkConstants'
import { formulaProblems } from './checkFormula'
import { placedEffects } from './placedEffects'

type Values = Readonly<Record<string, EffectValue>>
type All = ReadonlyMap<string, Resource>

/** Errors in the values that effects give: to fields nobody sets, of another type, or too few for a new row. */
export const checkEffects = (resource: Resource, all: All): string[] =>
  placedEffects(resource).flatMap(({ place, effect }) =>
    [...effectProblems(resource, effect, all), ...reservationProblems(place, effect, all)].map(
      problem => `${resource.name}.${place}.${problem.join(': ')}`,
    ),
  )

/** A reservation is recounted from 0, so it counts up what is held. */
function reservationProblems(place: string, effect: Effect, all: All): Problem[] {
  if (!('increment' in effect) || !place.includes('.reserves.')) return []
  return Object.entries(effect.with).flatMap(([name, by]): Problem[] => {
    const { default: first } = all.get(effect.increment)?.fields.get(name)?.words ?? {}
    const isDown = typeof by === 'number' && by <= 0
    return isDown || (first !== undefined && first !== 0)
      ? [
          [
            `with.${name}`,
            'counts from 0 what is held; what is left is a computed field, and `min` limits it',
          ],
        ]
      : []
  })
}

type Problem = readonly [place: string, says: string]

function effectProblems(resource: Resource, effect: Effect, all: All): Problem[] {
  if ('update' in effect) {
    const target = all.get(effect.update)
    return target ? setProblems({ resource, target, values: effect.set, word: 'set' }) : []
  }
  if ('set' in effect)
    return setProblems({ resource, target: resource, values: effect.set, word: 'set', isOwn: true })
  if ('create' in effect) {
    const target = all.get(effect.create)
    if (!target) return []
    const values = setProblems({ resource, target, values: effect.with, word: 'with' })
    return [...values, ...missing(target, effect.with)]
  }
  if ('increment' in effect) {
    const target = all.get(effect.increment)
    return Object.keys(effect.with).flatMap((name): Problem[] => {
      const field = target?.fields.get(name)
      if (!field) return []
      const why =
        comparedType(field) === 'number' ? serverSetReason(field) : 'is no number to add to'
      return why ? [[`with.${name}`, why]] : []
    })
  }
  return []
}

interface Setting {
  readonly resource: Resource
  readonly target: Resource
  readonly values: Values
  readonly word: 'set' | 'with'
  readonly isOwn?: true
}

/** Other records may be set to a state; the own one follows its transitions. */
function setProblems({ resource, target, values, word, isOwn }: Setting): Problem[] {
  return Object.entries(values).flatMap(([name, value]): Problem[] => {
    const field = target.fields.get(name)
    if (!field) return []
    const why =
      (field.status && !isOwn ? undefined : serverSetReason(field)) ??
      invalidValue(resource, field, value)
    return why ? [[`${word}.${name}`, why]] : []
  })
}

function serverSetReason({ status, computed, derive }: FieldModel): string | undefined {
  if (status) return 'is a status, which only transitions change: name the state in `to`'
  if (computed) return 'is computed, so nothing sets it'
  return derive && 'is derived, so nothing sets it'
}

function invalidValue(resource: Resource, field: FieldModel, value: EffectValue) {
  if (typeof value !== 'object' || value === null) {
    const why = invalidConstant(field, value)
    return why && `takes ${article(field)}; ${why}`
  }
  if ('inDays' in value)
    return field.store === 'day' ? undefined : `takes ${article(field)}, not a day`
  if ('formula' in value)
    return comparedType(field) === 'number'
      ? formulaProblems(value.formula, path => effectField(resource, path))[0]
      : `takes ${article(field)}, not a number`
  const from = effectField(resource, value.field)
  const isAlike = !from || from.store === null || comparedType(from) === comparedType(field)
  return isAlike ? undefined : `takes ${article(field)}, and ${value.field} is ${article(from)}`
}

/** A field of the record, behind a reference, or of the row the effect is carried out for. */
function effectField(resource: Resource, path: string): FieldModel | undefined {
  const [lines = '', name] = path.split('.')
  const row = resource.fields.get(lines)?.fields?.find(field => field.name === name)
  return row ?? fieldAtPath(resource, path)
}

const article = ({ kind }: FieldModel) => `a value of kind ${kind}`

/** Required columns of a new row that get no value. */
function missing(target: Resource, given: Values): Problem[] {
  const names = [...target.fields.values()]
    .filter(({ required, visibleWhen }) => isAlways(required) && isAlways(visibleWhen))
    .filter(field => field.words.default === undefined && !isGiven(field))
    .map(({ name }) => name)
    .filter(name => !(name in given))
  return names.length > 0
    ? [['with', `a new row of ${target.name} needs ${names.join(', ')} too`]]
    : []
}

/** The server gives its value. */
const isGiven = ({ isAssigned, concat, derive }: FieldModel) =>
  isAssigned || concat !== undefined || derive !== undefined
