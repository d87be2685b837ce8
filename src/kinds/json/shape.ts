import { problem, type Shape } from '../kind/kind'
import type { JsonOptions } from './data'

const isJson = (value: unknown, depth = 0): boolean => {
  if (depth > 8) return false
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(part => isJson(part, depth + 1))
  return typeof value === 'object' && Object.values(value).every(part => isJson(part, depth + 1))
}

export const shape: Shape<JsonOptions> = ({ mixed }) =>
  mixed().test(
    'json',
    problem('notJson'),
    value => value == null || (isJson(value) && JSON.stringify(value).length <= 20_000),
  )
