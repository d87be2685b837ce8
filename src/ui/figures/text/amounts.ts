import { currencySign, formatMoney } from '../../../base/money'
import { printNumber } from '../../../base/numbers'
import { sizeText } from '../../../model/access/fileRules'
import type { Unit } from '../../../model/endpoints/figures'

/** Fixed short forms, because browsers mix `k` and `K`. */
const SHORT = [
  [1e9, 'mM'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const

/** An amount in the business's format, in every language. */
export function amountText(amount: number, unit: Unit): string {
  if (unit === 'money') return formatMoney(amount)
  return unit === 'bytes' ? sizeText(amount) : printNumber(amount, 0, 1)
}

/** Text of a chosen limit: without cents. */
export const roundText = (amount: number, unit: Unit): string =>
  unit === 'money' ? currencySign() + printNumber(amount, 0, 0) : amountText(amount, unit)

/** Left-to-right mark: keeps a sign before its number inside a drawing. */
const LEFT_TO_RIGHT = '\u200e'

/** Short form, for axes. */
export function shortText(amount: number, unit: Unit): string {
  if (unit === 'bytes') return LEFT_TO_RIGHT + sizeText(amount)
  const [size, sign] = SHORT.find(([from]) => Math.abs(amount) >= from) ?? [1, '']
  const text = `${printNumber(amount / size, 0, 1)}${sign && ` ${sign}`}`
  return LEFT_TO_RIGHT + (unit === 'money' ? currencySign() + text : text)
}

/** A part of 1 in percent; ratios of several hundred percent have no decimals. */
export const percentText = (part: number): string =>
  `${printNumber(part * 100, 0, part > 1 ? 0 : 1)} %`

/** Relative growth; undefined without a previous value. */
export const calculateGrowth = (now: number, before: number | undefined): number | undefined =>
  before ? (now - before) / Math.abs(before) : undefined
