import { problem, type Shape } from '../kind/kind'
import type { Key, ReferenceOptions } from './data'

export const shape: Shape<ReferenceOptions> = ({ mixed }) =>
  mixed<Key>().test('key', problem('notReference'), value => value == null || isKey(value))

export const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value.length <= 200) || Number.isSafeInteger(value)
