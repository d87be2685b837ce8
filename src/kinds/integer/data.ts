import { printNumber } from '../../base/numbers'
import type { Bounds } from '../../model/rules/sharedWords'
import { type Kind, parseJsonNumber, parseNumber, unchanged } from '../kind/kind'

export type NumberOptions = Bounds<number>

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
