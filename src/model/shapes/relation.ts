import { array, mixed } from 'yup'
import { problem } from './problem'

type Key = string | number

const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value.length <= 200) || Number.isSafeInteger(value)

export const reference = () =>
  mixed<Key>().test('key', problem('notReference'), value => value == null || isKey(value))

export const references = () =>
  array()
    .typeError(problem('notList'))
    .of(mixed<Key>().required().test('key', problem('notReference'), isKey))
    .max(200, problem('tooMany', { max: 200 }))
    .test('once', problem('repeated'), list => !list || new Set(list).size === list.length)
