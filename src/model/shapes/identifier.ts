import { number } from 'yup'
import { problem } from './problem'

export const id = () =>
  number()
    .strict()
    .typeError(problem('notNumber'))
    .integer(problem('notInteger'))
    .min(0, problem('min', { min: 0 }))
    .max(Number.MAX_SAFE_INTEGER, problem('max', { max: Number.MAX_SAFE_INTEGER }))
