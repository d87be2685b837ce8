import { number } from 'yup'
import { cents, dollars, largestAmount } from '../../base/money'
import type { NumberOptions } from '../kinds/number'
import { problem } from './problem'

const biggest = Number.MAX_SAFE_INTEGER

export const decimal = ({ min = -biggest, max = biggest }: NumberOptions) =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .min(min, problem('min', { min }))
    .max(max, problem('max', { max }))

export const integer = (options: NumberOptions) => decimal(options).integer(problem('notInteger'))

export const money = ({ min = 0, max = largestAmount }: NumberOptions) => twoDecimals({ min, max })

export const percent = ({ min = 0, max = 100 }: NumberOptions) => twoDecimals({ min, max })

const twoDecimals = (options: NumberOptions) =>
  decimal(options).test(
    'hundredths',
    problem('tooManyDecimals', { max: 2 }),
    value => value == null || isHundredths(value),
  )

const isHundredths = (value: number) => {
  const whole = cents(value)
  return whole !== undefined && Math.abs(dollars(whole) - value) < 1e-9
}
