import type { NumberOptions } from '../integer/data'
import type { Shape } from '../kind/kind'
import { twoDecimals } from '../money/shape'

export const shape: Shape<NumberOptions> = (yup, { min = 0, max = 100 }) =>
  twoDecimals(yup, { min, max })
