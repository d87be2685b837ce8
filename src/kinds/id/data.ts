import { type Kind, parseJsonNumber, parseNumber, unchanged } from '../kind/kind'

export interface IdOptions {
  /** Text before the number, wherever people read it. @default none @example `prefix: 'INV-'` */
  readonly prefix?: string
}

/** Number of the record, given by the server. */
export const id: Kind<IdOptions, number> = {
  ...unchanged,
  store: 'int',
  parse: (value, { prefix = '' }) =>
    parseNumber(typeof value === 'string' ? withoutPrefix(value.trim(), prefix) : value),
  parseWire: (value, { prefix = '' }) =>
    parseJsonNumber(typeof value === 'string' ? withoutPrefix(value, prefix) : value),
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte'],
  print: (value, { prefix = '' }) => `${prefix}${value}`,
  is: { isNumeric: true, isCode: true, isAssigned: true, hasAccessor: true },
}

/** The number without its prefix: 1353 for `inv-1353`. */
export const withoutPrefix = (text: string, prefix: string): string =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text
