import type { Text } from '../../base/text'
import { type Kind, problem } from '../kind/kind'

export interface JsonOptions {
  /**
   * Labels of codes in the value, by the property they stand under.
   * @default codes are shown as they are @example `valueLabels: { TIPO: { CASA: 'Casa' } }`
   */
  readonly valueLabels?: Readonly<Record<string, Readonly<Record<string, Text>>>>
}

/** Any JSON value of at most 20,000 characters and 8 levels. */
export const json: Kind<JsonOptions, unknown> = {
  store: 'json',
  parse: value => value,
  shape: ({ mixed }) =>
    mixed().test(
      'json',
      problem('notJson'),
      value => value == null || (isJson(value) && JSON.stringify(value).length <= 20_000),
    ),
  toStore: value => JSON.stringify(value),
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  operators: ['empty'],
  print: value => JSON.stringify(value),
  is: { isBulky: true, hasNoText: true },
}

const isJson = (value: unknown, depth = 0): boolean => {
  if (depth > 8) return false
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(part => isJson(part, depth + 1))
  return typeof value === 'object' && Object.values(value).every(part => isJson(part, depth + 1))
}
