import { type NumberOptions, numeric } from '../integer/data'
import type { Kind } from '../kind/kind'

/** Number with decimals: a measure, a rate. */
export const decimal: Kind<NumberOptions, number> = {
  ...numeric,
  decimals: 6,
  store: 'real',
  is: { isNumeric: true },
}
