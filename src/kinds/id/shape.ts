import { problem, type Shape } from '../kind/kind'
import type { IdOptions } from './data'

export const shape: Shape<IdOptions> = ({ number }) =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .integer(problem('notInteger'))
    .min(0, problem('min', { min: 0 }))
    .max(Number.MAX_SAFE_INTEGER, problem('max', { max: Number.MAX_SAFE_INTEGER }))
