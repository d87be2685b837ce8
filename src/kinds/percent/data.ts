import { printNumber } from '../../base/numbers'
import type { NumberOptions } from '../integer/data'
import type { Kind } from '../kind/kind'
import { hundredths } from '../money/data'

/** Percentage with two decimals. */
export const percent: Kind<NumberOptions, number> = {
  ...hundredths,
  print: value => `${printNumber(value)} %`,
  is: { isNumeric: true },
}
