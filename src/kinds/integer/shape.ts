import { problem, type Shape, type Yup } from '../kind/kind'
import type { NumberOptions } from './data'

const biggest = Number.MAX_SAFE_INTEGER

export const numberShape = ({ number }: Yup, { min = -biggest, max = biggest }: NumberOptions) =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .min(min, problem('min', { min }))
    .max(max, problem('max', { max }))

export const shape: Shape<NumberOptions> = (yup, options) =>
  numberShape(yup, options).integer(problem('notInteger'))
