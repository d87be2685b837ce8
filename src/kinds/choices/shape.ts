import { problem, type Shape } from '../kind/kind'
import { isOnce } from '../kind/list'
import type { ManyChoiceOptions } from './data'

export const shape: Shape<ManyChoiceOptions> = ({ array, string }, { options }) =>
  array()
    .typeError(problem('notList'))
    .of(string().strict().required().oneOf(Object.keys(options), problem('notChoice')))
    .max(100, problem('tooMany', { max: 100 }))
    .test('once', problem('repeated'), isOnce)
