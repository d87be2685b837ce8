import { printNumber } from '../../base/numbers'
import { type Kind, parseJsonNumber, parseNumber, problem, unchanged, type Yup } from '../kind/kind'

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

const biggest = Number.MAX_SAFE_INTEGER

export const numberShape = ({ number }: Yup, { min = -biggest, max = biggest }: NumberOptions) =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .min(min, problem('min', { min }))
    .max(max, problem('max', { max }))

/** Whole number. */
export const integer: Kind<NumberOptions, number> = {
  ...numeric,
  decimals: 0,
  store: 'int',
  shape: (yup, options) => numberShape(yup, options).integer(problem('notInteger')),
  is: { isNumeric: true, isCode: true },
}
