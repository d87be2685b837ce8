import { checkName, fieldAt } from './checkNames'
import { checkRule } from './checkRule'
import { invalidMistake, type Mistake, unknown } from './mistake'
import { isRow, placeWithin, rowColumnsOf, type WordPlace } from './place'

type Found = readonly Mistake[]

const lists = ['add', 'sub', 'mul', 'div', 'first', 'max', 'min', 'days', 'months']
const ofTwo = new Set(['sub', 'div', 'days', 'months'])
const verbs = [...lists, 'sum', 'round', 'step']
/** Further words of a verb. */
const besides: Readonly<Record<string, readonly string[]>> = {
  sum: ['where'],
  round: ['decimals'],
  step: ['at'],
}
/** Every word of a computation. */
export const expressionWords: readonly string[] = [...verbs, ...Object.values(besides).flat()]

/** Columns and verbs of a computed value. */
export function checkExpression(value: unknown, place: WordPlace): Found {
  if (typeof value === 'number') return []
  if (typeof value === 'string') return checkName('path', value, place)
  if (!isRow(value))
    return [invalidMistake(place.path, value, 'a field, a number or a computation')]
  const verb = verbs.find(each => each in value)
  const known = verb === undefined ? verbs : [verb, ...(besides[verb] ?? [])]
  return [
    ...Object.keys(value)
      .filter(word => !known.includes(word))
      .map(word => unknown(place.path, { what: 'word', word, known })),
    ...(verb === undefined ? [] : checkVerb(verb, value, placeWithin(place, verb))),
  ]
}

function checkVerb(
  verb: string,
  value: Readonly<Record<string, unknown>>,
  place: WordPlace,
): Found {
  const { [verb]: parts, where } = value
  if (verb === 'round' || verb === 'step') return checkExpression(parts, place)
  if (verb === 'sum') {
    const [lines = ''] = String(parts).split('.')
    const rows = rowColumnsOf(fieldAt(lines, place))
    const over = rows && where !== undefined ? checkRule(where, { ...place, rows }, 'record') : []
    return [...checkName('path', parts, place), ...over]
  }
  const isRight = Array.isArray(parts) && (ofTwo.has(verb) ? parts.length === 2 : parts.length > 0)
  return isRight
    ? parts.flatMap(part => checkExpression(part, place))
    : [invalidMistake(place.path, parts, ofTwo.has(verb) ? 'a list of two values' : 'a list')]
}
