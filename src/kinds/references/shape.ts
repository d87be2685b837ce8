import { problem, type Shape } from '../kind/kind'
import { isOnce } from '../kind/list'
import type { Key, ReferencesOptions } from '../reference/data'
import { isKey } from '../reference/shape'

export const shape: Shape<ReferencesOptions> = ({ array, mixed }) =>
  array()
    .typeError(problem('notList'))
    .of(mixed<Key>().required().test('key', problem('notReference'), isKey))
    .max(200, problem('tooMany', { max: 200 }))
    .test('once', problem('repeated'), isOnce)
