import type { Store } from '../../kinds/kind/kind'
import type { FieldModel } from '../fields/resource'
import { choicesOf, isConditional, isFieldValue, isInDays } from '../fields/valuesOf'
import { fieldsOf, parseRule } from '../rules/rule'
import { hasShape } from '../validation/shapeOf'
import { attributeType, fieldType, wordOf } from './attributeTypes'

/** Values that the server fills in, with the store that takes them. */
const filled: Readonly<Record<string, Store>> = { $now: 'instant', $today: 'day', $code: 'text' }

/** Why a constant of the schema cannot be the value of the field; undefined if it can. */
export function invalidConstant(field: FieldModel, value: unknown): string | undefined {
  if (value === null || isFieldValue(value)) return undefined
  if (isInDays(value))
    return field.store === 'day' ? undefined : `is a day, and no value of kind ${field.kind}`
  const says = JSON.stringify(value)
  if (typeof value === 'string' && value.startsWith('$')) return invalidWord(field, value)
  if (Array.isArray(value) && value.some(each => String(each).startsWith('$')))
    return invalidConstant(
      field,
      value.filter(each => !String(each).startsWith('$')),
    )
  const { min, max } = field.words as { readonly min?: unknown; readonly max?: unknown }
  if (typeof value === 'number' && typeof min === 'number' && value < min)
    return `${says} is below the min ${min}`
  if (typeof value === 'number' && typeof max === 'number' && value > max)
    return `${says} is above the max ${max}`
  if (hasShape(field, value)) return undefined
  const meant = filled[`$${value}`] === field.store ? `; did you mean "$${value}"?` : ''
  return `${says} is no value of kind ${field.kind}${meant}`
}

function invalidWord(field: FieldModel, word: string) {
  const { kind, store } = field
  const given = filled[word]
  if (word.startsWith('$me.')) return invalidAttribute(field, word)
  return given && given !== store ? `"${word}" is no value of kind ${kind}` : undefined
}

function invalidAttribute(field: FieldModel, word: string) {
  const [mine, kept] = [attributeType(word.slice(4)), fieldType(field)]
  const fits = !mine || !kept || (mine.type === kept.type && mine.isList === kept.isList)
  return fits ? undefined : `"${word}" is ${wordOf(mine)}, and the field holds ${wordOf(kept)}`
}

/** Why a default cannot be the value of its field. */
export function invalidDefault(field: FieldModel): string[] {
  const { default: given } = field.words
  const found = choicesOf(given).flatMap(value => invalidConstant(field, value) ?? [])
  const asked = isConditional(given)
    ? given.flatMap(({ when = {} }) => fieldsOf(parseRule(when)))
    : []
  return [
    ...found.slice(0, 1).map(why => `its default ${why}`),
    ...asked.map(name => `its default asks about ${name}; a default knows the person only ($me.…)`),
  ]
}
