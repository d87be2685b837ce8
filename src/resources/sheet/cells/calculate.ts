import Big from 'big.js'
import { addDays, daysBetween } from '../../../base/day'
import { roundHalfUp } from '../../../base/money'
import type { FieldModel } from '../../../model/fields/resource'
import { readNumber } from '../../../model/import/numberText'
import { checked } from './cellText'

/** Endings that a calculated number may have: cents of a price, multiples, whole numbers. */
export const roundings = ['none', '0.05', '1', '10', '.99'] as const
export type Rounding = (typeof roundings)[number]

type Calculation = (value: number) => number

/** Reads `+3 %`, `-5`, `* 1,1`, `/ 2` or `= 10`; undefined for anything else. */
export function readCalculation(text: string): Calculation | undefined {
  const [, sign = '', rest = '', percent] =
    /^\s*([+\-−*x×/÷=])\s*([^%]+?)\s*(%?)\s*$/i.exec(text) ?? []
  const number = readNumber(rest, { sign: undefined, whole: false })
  if (typeof number !== 'number' || (percent && !/[+\-−]/.test(sign))) return undefined
  const by = new Big(number)
  const share = percent ? by.div(100) : undefined
  if (sign === '+') return exact(value => value.plus(share ? value.times(share) : by))
  if (sign === '-' || sign === '−')
    return exact(value => value.minus(share ? value.times(share) : by))
  if (sign === '=') return () => number
  if (sign === '/' || sign === '÷') return number === 0 ? undefined : exact(value => value.div(by))
  return exact(value => value.times(by))
}

/** Decimal arithmetic, in which 1.15 * 1.1 is 1.265. */
const exact =
  (calculate: (value: Big) => Big): Calculation =>
  value =>
    calculate(new Big(value)).toNumber()

/** To the nearest number with this ending, half up; amounts keep two decimals at most. */
export function roundedTo(value: number, rounding: Rounding): number {
  if (rounding === 'none') return roundHalfUp(value, 2)
  if (rounding === '.99') return roundHalfUp(Math.max(1, roundHalfUp(value + 0.01)) - 0.01, 2)
  const step = Number(rounding)
  return roundHalfUp(roundHalfUp(value / step) * step, 2)
}

/** The value that a numeric field takes: whole where it has no decimals. */
export function fitting(field: FieldModel, value: number): number {
  const isHeld = checked(field, { text: '', value }).problem === undefined
  return isHeld ? value : roundHalfUp(value)
}

/**
 * The value `at` steps after the first two of a series: numbers and days with their difference, codes that end in a
 * number with the next ones. Without a second value the step is one.
 */
export function inSeries(first: unknown, second: unknown, at: number): unknown {
  if (typeof first === 'number') {
    const step = typeof second === 'number' ? second - first : 1
    return roundHalfUp(first + step * at, 6)
  }
  if (typeof first !== 'string') return first
  if (/^\d{4}-\d\d-\d\d$/.test(first)) {
    const isDay = typeof second === 'string' && /^\d{4}-\d\d-\d\d$/.test(second)
    return addDays(first, (isDay ? daysBetween(first, second) : 1) * at)
  }
  const [, head, digits] = /^(.*?)(\d{1,15})$/s.exec(first) ?? []
  if (digits === undefined) return first
  const [, next] = /(\d{1,15})$/.exec(typeof second === 'string' ? second : '') ?? []
  const step = next === undefined ? 1 : Number(next) - Number(digits)
  return `${head}${String(Math.max(0, Number(digits) + step * at)).padStart(digits.length, '0')}`
}
