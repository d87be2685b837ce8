import { compactIdentity, rucOfPerson } from '../../domain/customers/identityNumber'
import { type Kind, parseJsonNumber, parseNumber, parseText, unchanged } from './kind'
import type { Join } from './options'

export interface IdOptions {
  /** Text before the number, wherever people read it. @default none @example `prefix: 'INV-'` */
  readonly prefix?: string
}

/** Record number assigned by the server: an integer below 2^53. */
export const id: Kind<IdOptions, number> = {
  ...unchanged,
  store: 'int',
  parse: (value, { prefix = '' }) =>
    parseNumber(typeof value === 'string' ? withoutPrefix(value.trim(), prefix) : value),
  parseWire: (value, { prefix = '' }) =>
    parseJsonNumber(typeof value === 'string' ? withoutPrefix(value, prefix) : value),
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte'],
  print: (value, { prefix = '' }) => `${prefix}${value}`,
  sample: n => n,
  is: { isNumeric: true, isCode: true, isAssigned: true, hasAccessor: true },
}

/** The number without its prefix: 1353 for `inv-1353`. */
export const withoutPrefix = (text: string, prefix: string): string =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text

const digits = {
  ...unchanged,
  store: 'text',
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

const parseDigits = (value: unknown) => {
  const read = parseText(typeof value === 'number' ? String(value) : value)
  return typeof read === 'string' ? read.replace(/[\s-]/g, '') : read
}

export interface IdentityOptions {
  /** Only a cédula (10 digits) or only a RUC (13 digits). @default either @example `type: 'cedula'` */
  readonly type?: 'cedula' | 'ruc'
  /**
   * The value is put together from texts and other fields; also only while a rule holds.
   * @default typed by people @example `concat: { parts: [{ field: 'CEDULA' }, '001'], when: { TIPO: 'N' } }`
   */
  readonly concat?: Join
}

/** Cédula or RUC; a wrong length is an error, a wrong check digit a warning. */
export const identity: Kind<IdentityOptions, string> = {
  ...digits,
  parse: parseDigits,
  equivalents: value => {
    const digits = compactIdentity(value)
    if (digits.length === 10) return [digits, rucOfPerson(digits)]
    return digits.endsWith('001') ? [digits, digits.slice(0, 10)] : [digits]
  },
  sample: (n, { type }) => sampleCedula(n) + (type === 'ruc' ? '001' : ''),
  is: { isCode: true, isTelling: true },
}

export interface ImeiOptions {
  /** Serial numbers of these lengths are accepted as well. @default an IMEI only @example `lengths: [10, 11]` */
  readonly lengths?: readonly number[]
}

/** Device number: 15 digits with a Luhn check digit. Records with this kind are part of the device's history. */
export const imei: Kind<ImeiOptions, string> = {
  ...digits,
  parse: value => {
    const read = parseDigits(value)
    return typeof read === 'string' ? read.toUpperCase() : read
  },
  sample: n => withLuhn(`3520990${String(n % 10_000_000).padStart(7, '0')}`),
  is: { isDevice: true, isCode: true, isTelling: true },
}

function withLuhn(start: string) {
  const sum = [...start].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}

/** A cédula of Azuay with a valid check digit (modulo 10, coefficients 2 1 2 1 …). */
function sampleCedula(n: number) {
  const start = `01${String(n % 6_000_000).padStart(7, '0')}`
  const sum = [...start].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
