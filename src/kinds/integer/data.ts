import { printNumber } from '../../base/numbers'
import { type Kind, parseJsonNumber, parseNumber, unchanged } from '../kind/kind'

export interface NumberOptions {
  /** Lowest value. @default 0 for money and percent @example `min: 1` */
  readonly min?: number
  /** Highest value. @default 100 for percent @example `max: 100` */
  readonly max?: number
}

export const numeric = {
  ...unchanged,
  parse: parseNumber,
  parseWire: parseJsonNumber,
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty'],
  print: (value: number) => printNumber(value),
} as const

/** Whole number. */
export const integer: Kind<NumberOptions, number> = {
  ...numeric,
  decimals: 0,
  store: 'int',
  is: { isNumeric: true, isCode: true },
}
