import type { FieldDefinition } from '../definition/field'
import { isRelativePeriod } from '../rules/relativePeriod'
import { meFields, operatorNames } from '../rules/rule'
import type { AnySchema } from '../schema'
import { checkName, fieldAt } from './checkNames'
import { invalidMistake, type Mistake, unknown } from './mistake'
import { columnsOf, isRow, placeWithin, type WordPlace } from './place'

const PERIODS =
  'a period: today, yesterday, tomorrow; this, last or next week, month, quarter or year; last or next N days; older than N days'

type Found = readonly Mistake[]

/** Columns, operators, `$me.…` and values of a rule. */
export function checkRule(rule: unknown, place: WordPlace, over: 'record' | 'there'): Found {
  if (!isRow(rule)) return [invalidMistake(place.path, rule, 'a rule')]
  return Object.entries(rule).flatMap(([key, value]): Found => {
    const here = placeWithin(place, key)
    if (key === 'not') return checkRule(value, here, over)
    if (key === 'and' || key === 'or') return checkRules(value, here, over)
    const named = key.startsWith('$me.')
      ? checkMe(key, place)
      : checkName(over === 'there' ? 'column there' : 'path', key, place)
    const field = over === 'there' ? place.there?.[key] : fieldAt(key, place)
    return [...named, ...checkCondition(key, value, { ...here, field })]
  })
}

const checkRules = (value: unknown, place: WordPlace, over: 'record' | 'there') =>
  Array.isArray(value)
    ? value.flatMap((each, at) => checkRule(each, placeWithin(place, at), over))
    : [invalidMistake(place.path, value, 'a list of rules')]

/** `$me.ROLE`. */
export function checkMe(word: string, { path }: WordPlace): Found {
  const known = meFields().map(name => `$me.${name}`)
  return known.some(each => each === word) ? [] : [unknown(path, { what: 'word', word, known })]
}

function checkCondition(key: string, condition: unknown, place: WordPlace): Found {
  if (!isRow(condition)) return checkOperand(key, condition, place)
  return Object.entries(condition).flatMap(([operator, value]): Found => {
    if (!operatorNames.some(each => each === operator))
      return [unknown(place.path, { what: 'operator', word: operator, known: operatorNames })]
    const here = placeWithin(place, operator)
    const takes = operands[operator]
    if (takes && !takes.fits(value)) return [invalidMistake(here.path, value, takes.says)]
    if (operator === 'empty' || operator === 'contains' || operator === 'during') return []
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap(each => checkOperand(key, each, here))
  })
}

const several = {
  says: 'a list of values',
  // a list, or an attribute or field that holds several
  fits: (value: unknown) =>
    Array.isArray(value) || isRow(value) || String(value).startsWith('$me.'),
}
/** Values of operators that do not accept every value. */
const operands: Readonly<Record<string, { says: string; fits: (value: unknown) => boolean }>> = {
  in: several,
  nin: several,
  empty: { says: 'true or false', fits: value => typeof value === 'boolean' },
  during: { says: PERIODS, fits: isRelativePeriod },
}

function checkOperand(key: string, value: unknown, place: WordPlace): Found {
  if (isRow(value)) return checkFieldRef(value, place)
  if (typeof value === 'string' && value.startsWith('$')) return checkMe(value, place)
  if (key === '$me.ROLE') return checkName('role', value, place)
  return checkOption(value, place)
}

/** `{ field: 'TOTAL', plus: -1 }`. */
function checkFieldRef(value: Readonly<Record<string, unknown>>, place: WordPlace): Found {
  const known = ['field', 'plus']
  return [
    ...Object.keys(value)
      .filter(word => !known.includes(word))
      .map(word => unknown(place.path, { what: 'word', word, known })),
    ...('field' in value ? checkName('path', value.field, place) : []),
  ]
}

/** Rejects values that the choice does not have: no record can have them. */
export function checkOption(value: unknown, place: WordPlace): Found {
  if (value === null || !['string', 'number'].includes(typeof value)) return []
  const known = optionsOf(place.field, place.schema)
  const word = String(value)
  return !known || known.includes(word) ? [] : [unknown(place.path, { what: 'value', word, known })]
}

/** Values of a choice or status; undefined for choices with `allowOther` and for states of other schemas. */
function optionsOf(field: FieldDefinition | undefined, schema: AnySchema) {
  if (!field) return undefined
  if ('options' in field) {
    const isOpen = 'allowOther' in field && field.allowOther === true
    return isOpen || !isRow(field.options) ? undefined : Object.keys(field.options)
  }
  const isOwn = 'flow' in field && Object.values(columnsOf(schema)).includes(field)
  return isOwn ? Object.keys(schema.flow?.[field.flow]?.states ?? {}) : undefined
}
