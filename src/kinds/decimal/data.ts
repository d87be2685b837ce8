import { type NumberOptions, numeric } from '../integer/data'
import type { Kind } from '../kind/kind'

export interface DecimalOptions extends NumberOptions {
  /**
   * The field is a latitude, and this field its longitude: both are chosen on a map.
   * @default none @example `longitude: 'LNG'`
   */
  readonly longitude?: string
}

/** Number with decimals: a measure, a rate. */
export const decimal: Kind<DecimalOptions, number> = {
  ...numeric,
  decimals: 6,
  store: 'real',
  is: { isNumeric: true },
}
