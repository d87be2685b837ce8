import { cents, dollars, formatMoney, largestAmount } from '../../base/money'
import { type NumberOptions, numberShape, numeric } from '../integer/data'
import { type Kind, problem, type Stored, type Yup } from '../kind/kind'

/** Two decimals, stored as an integer of hundredths. */
export const hundredths = {
  ...numeric,
  store: 'cents',
  toStore: (value: number) => cents(value) ?? null,
  fromStore: (stored: Stored) => dollars(stored as number),
  comparable: (value: number) => cents(value) ?? value,
} as const

/** US dollars with two decimals, stored as whole cents. */
export const money: Kind<NumberOptions, number> = {
  ...hundredths,
  shape: (yup, { min = 0, max = largestAmount }) => twoDecimals(yup, { min, max }),
  print: value => formatMoney(value),
  is: { isNumeric: true, isMoney: true },
}

export const twoDecimals = (yup: Yup, options: NumberOptions) =>
  numberShape(yup, options).test(
    'hundredths',
    problem('tooManyDecimals', { max: 2 }),
    value => value == null || isHundredths(value),
  )

function isHundredths(value: number) {
  const whole = cents(value)
  return whole !== undefined && Math.abs(dollars(whole) - value) < 1e-9
}
