import { cents, dollars, formatMoney } from '../../base/money'
import { type NumberOptions, numeric } from '../integer/data'
import type { Kind, Stored } from '../kind/kind'

/** Two decimals, stored as an integer of hundredths. */
export const hundredths = {
  ...numeric,
  store: 'cents',
  toStore: (value: number) => cents(value) ?? null,
  fromStore: (stored: Stored) => dollars(stored as number),
  comparable: (value: number) => cents(value) ?? value,
} as const

/** Amount in the currency of the business, with two decimals, stored as whole cents. */
export const money: Kind<NumberOptions, number> = {
  ...hundredths,
  print: value => formatMoney(value),
  is: { isNumeric: true, isMoney: true },
}
