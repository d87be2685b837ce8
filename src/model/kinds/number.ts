import { cents, dollars, formatMoney } from '../../base/money'
import { printNumber } from '../../base/numbers'
import { type Kind, parseJsonNumber, parseNumber, unchanged } from './kind'

export interface NumberOptions {
  /** Lowest value. @default 0 for money and percent @example `min: 1` */
  readonly min?: number
  /** Highest value. @default 100 for percent @example `max: 100` */
  readonly max?: number
}

export interface DecimalOptions extends NumberOptions {
  /**
   * The field is a latitude, and this field its longitude: both are chosen on a map.
   * @default none @example `longitude: 'LNG'`
   */
  readonly longitude?: string
}

const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'] as const
const between = (n: number, { min = 0, max = 1000 }: NumberOptions, step: number) => {
  const room = Math.max(0, Math.floor((Math.max(max, min) - min) / step))
  return min + (room === 0 ? 0 : (n % (room + 1)) * step)
}

export const integer: Kind<NumberOptions, number> = {
  decimals: 0,
  ...unchanged,
  store: 'int',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  print: value => printNumber(value),
  sample: (n, options) => between(n, options, 1),
  is: { isNumeric: true, isCode: true },
}

/** Number with decimals, such as a measure or a rate; money and percentages have their own kinds. */
export const decimal: Kind<DecimalOptions, number> = {
  decimals: 6,
  ...unchanged,
  store: 'real',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  print: value => printNumber(value),
  sample: (n, options) => between(n, options, 0.25),
  is: { isNumeric: true },
}

/** Two decimals, stored as an integer of hundredths. */
const hundredths = {
  store: 'cents',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  toStore: (value: number) => cents(value) ?? null,
  fromStore: (stored: unknown) => dollars(stored as number),
} as const

/** US dollars on the wire, integer cents in the database. Not negative unless `min` allows it. */
export const money: Kind<NumberOptions, number> = {
  ...hundredths,
  print: value => formatMoney(value),
  sample: (n, { min = 0, max = 1000 }) =>
    Math.round(between(n * 37, { min, max }, 0.01) * 100) / 100,
  is: { isNumeric: true, isMoney: true },
}

/** 0 to 100 with two decimals, unless `min` and `max` differ. */
export const percent: Kind<NumberOptions, number> = {
  ...hundredths,
  print: value => `${printNumber(value)} %`,
  sample: (n, { min = 0, max = 100 }) => between(n, { min, max }, 1),
  is: { isNumeric: true },
}
