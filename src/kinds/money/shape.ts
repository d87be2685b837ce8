import { cents, dollars, largestAmount } from '../../base/money'
import type { NumberOptions } from '../integer/data'
import { numberShape } from '../integer/shape'
import { problem, type Shape, type Yup } from '../kind/kind'

export const shape: Shape<NumberOptions> = (yup, { min = 0, max = largestAmount }) =>
  twoDecimals(yup, { min, max })

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
