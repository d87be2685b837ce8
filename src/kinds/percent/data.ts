import { printNumber } from '../../base/numbers'
import type { NumberOptions } from '../integer/data'
import type { Kind } from '../kind/kind'
import { hundredths, twoDecimals } from '../money/data'

/** Percentage with two decimals. */
export const percent: Kind<NumberOptions, number> = {
  ...hundredths,
  shape: (yup, { min = 0, max = 100 }) => twoDecimals(yup, { min, max }),
  print: value => `${printNumber(value)} %`,
  is: { isNumeric: true },
}
