import type { LocalizedText } from '../../base/text'
import type { Kind } from '../kind/kind'

export interface JsonOptions {
  /**
   * Labels of codes in the value, by the property they stand under.
   * @default codes are shown as they are @example `valueLabels: { TIPO: { CASA: 'Casa' } }`
   */
  readonly valueLabels?: Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>
}

/** Any JSON value of at most 20,000 characters and 8 levels. */
export const json: Kind<JsonOptions, unknown> = {
  store: 'json',
  parse: value => value,
  toStore: value => JSON.stringify(value),
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  operators: ['empty'],
  print: value => JSON.stringify(value),
  is: { isBulky: true, hasNoText: true },
}
