import Big from 'big.js'
import { dayIn, daysBetween, monthsBetween } from '../../base/day'
import { roundHalfUp } from '../../base/money'
import { holds } from './evaluate'
import type { Expression } from './expression'
import { parseRule } from './rule'

type Values = Readonly<Record<string, unknown>>

/**
 * Value of a computed field with `decimals` places, rounded half up. Empty inputs count as 0; the value is
 * null when all inputs are empty or on a division by 0.
 */
export function compute(expression: Expression, record: Values, decimals: number): number | null {
  const value = computeValue(expression, record)
  return value === null ? null : roundHalfUp(value, decimals)
}

function computeValue(expression: Expression, record: Values): Big | null {
  if (typeof expression === 'number') return new Big(expression)
  if (typeof expression === 'string') return numberOf(record[expression])
  if ('sum' in expression) return sumOver(expression, record)
  if ('round' in expression) {
    const value = computeValue(expression.round, record)
    return value && new Big(roundHalfUp(value, expression.decimals ?? 2))
  }
  if ('step' in expression) return stepOf(computeValue(expression.step, record), expression.at)
  if ('days' in expression) return timeOver(expression.days, record, daysBetween)
  if ('months' in expression) return timeOver(expression.months, record, monthsBetween)
  return combine(expression, record)
}

function combine(
  expression: Exclude<
    Expression,
    | string
    | number
    | { readonly sum: string }
    | { readonly round: Expression }
    | { readonly days: unknown }
    | { readonly months: unknown }
  >,
  record: Values,
): Big | null {
  const [verb, parts] = Object.entries(expression)[0] as [Verb, Expression[]]
  const values = parts.map(part => computeValue(part, record))
  const known = values.filter(value => value !== null)
  if (known.length === 0) return null
  if (verb === 'first') return known[0] ?? null
  if (verb === 'min' || verb === 'max') return extreme(verb, known)
  return reduce(
    verb,
    values.map(value => value ?? new Big(0)),
  )
}

type Verb = 'add' | 'sub' | 'mul' | 'div' | 'first' | 'min' | 'max'

function reduce(verb: Verb, values: Big[]): Big | null {
  if (verb === 'div' && values.slice(1).some(value => value.eq(0))) return null
  return values.slice(1).reduce((total, value) => {
    if (verb === 'add') return total.plus(value)
    if (verb === 'sub') return total.minus(value)
    return verb === 'mul' ? total.times(value) : total.div(value)
  }, values[0] ?? new Big(0))
}

const extreme = (verb: 'min' | 'max', values: Big[]) =>
  values.reduce((best, value) =>
    (verb === 'max' ? value.gt(best) : value.lt(best)) ? value : best,
  )

/** 0 without rows. Rows are not validated yet at this point. */
function sumOver({ sum, where }: Extract<Expression, { sum: string }>, record: Values): Big {
  const [lines = '', field = ''] = sum.split('.')
  const node = where && parseRule(where)
  const rows = record[lines]
  return (Array.isArray(rows) ? rows : [])
    .filter((row: Values | null) => !node || holds(node, row ?? {}, {}))
    .reduce<Big>((total, row: Values | null) => total.plus(numberOf(row?.[field]) ?? 0), new Big(0))
}

/** An instant counts as its day in the time zone of the business (UTC-5). */
function timeOver(
  [from, to]: readonly [string, string],
  record: Values,
  between: (from: string, to: string) => number,
): Big | null {
  const [first, last] = [from, to].map(name => dayIn(record[name]))
  return first && last ? new Big(between(first, last)) : null
}
const stepOf = (value: Big | null, steps: readonly number[]) =>
  value && new Big(Math.max(0, ...steps.filter(step => value.gte(step))))

const numberOf = (value: unknown): Big | null =>
  typeof value === 'number' && Number.isFinite(value) ? new Big(value) : null
