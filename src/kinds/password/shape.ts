import { problem, type Shape } from '../kind/kind'
import { longestPassword } from './data'

export const shape: Shape<object> = ({ string }) =>
  string()
    .typeError(problem('notText'))
    .min(8, problem('passwordTooShort', { min: 8 }))
    .max(longestPassword, problem('tooLong', { max: longestPassword }))
