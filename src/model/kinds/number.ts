import { cents, dollars, formatMoney } from '../../domain/money'
import type { Language } from '../../domain/text'
import { type Kind, parseJsonNumber, parseNumber, same } from './kind'

export interface NumberOptions {
  readonly min?: number
  readonly max?: number
}

export interface DecimalOptions extends NumberOptions {
  /** It is a latitude, and this the field of its longitude: `input: 'latitude'` picks both on a map. */
  readonly longitude?: string
}

const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'] as const
/** `1234.5` as people write it; the business writes numbers as in Ecuador whatever the language. */
const printNumber = (value: number, _options: unknown, _language: Language) =>
  new Intl.NumberFormat('es-EC', { maximumFractionDigits: 6 }).format(value)

const between = (n: number, { min = 0, max = 1000 }: NumberOptions, step: number) => {
  const room = Math.max(0, Math.floor((Math.max(max, min) - min) / step))
  return min + (room === 0 ? 0 : (n % (room + 1)) * step)
}

export const integer: Kind<NumberOptions, number> = {
  ...same,
  store: 'int',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  print: printNumber,
  sample: (n, options) => between(n, options, 1),
}

/** A finite number with decimals (a measure, a rate); money and percentages have kinds of their own. */
export const decimal: Kind<DecimalOptions, number> = {
  ...same,
  store: 'real',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  print: printNumber,
  sample: (n, options) => between(n, options, 0.25),
}

/** Two decimals, kept as a whole number of hundredths. */
const hundredths = {
  store: 'cents',
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators,
  toStore: (value: number) => cents(value) ?? null,
  fromStore: (stored: unknown) => dollars(stored as number),
} as const

/** US dollars on the wire, integer cents in the database (safety.md 9). Not negative unless `min` says so. */
export const money: Kind<NumberOptions, number> = {
  ...hundredths,
  print: value => formatMoney(value),
  sample: (n, { min = 0, max = 1000 }) =>
    Math.round(between(n * 37, { min, max }, 0.01) * 100) / 100,
}

/** 0 to 100 with two decimals, unless `min` and `max` say otherwise. */
export const percent: Kind<NumberOptions, number> = {
  ...hundredths,
  print: (value, options, language) => `${printNumber(value, options, language)} %`,
  sample: (n, { min = 0, max = 100 }) => between(n, { min, max }, 1),
}
