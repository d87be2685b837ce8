import type { Join } from '../join'
import { type Kind, parseJsonNumber, parseNumber, parseText, same } from './kind'

export interface IdOptions {
  /** Stands before the number wherever people read it: `INV-`. */
  readonly prefix?: string
}

/** The record's number, given by the server: an integer below 2^53. */
export const id: Kind<IdOptions, number> = {
  ...same,
  store: 'int',
  parse: (value, { prefix = '' }) =>
    parseNumber(typeof value === 'string' ? withoutPrefix(value.trim(), prefix) : value),
  parseWire: (value, { prefix = '' }) =>
    parseJsonNumber(typeof value === 'string' ? withoutPrefix(value, prefix) : value),
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte'],
  print: (value, { prefix = '' }) => `${prefix}${value}`,
  sample: n => n,
}

/** The number alone, of what people write: `inv-1353`. */
export const withoutPrefix = (text: string, prefix: string): string =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text

const digits = {
  ...same,
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
  /** Only a cédula (10 digits) or only a RUC (13); either when not said. */
  readonly only?: 'cedula' | 'ruc'
  /** Put together from texts and other fields. */
  readonly join?: Join
}

/** Cédula or RUC: a wrong length refuses, a wrong check digit warns (ux.md 4.17). */
export const identity: Kind<IdentityOptions, string> = {
  ...digits,
  parse: parseDigits,
  sample: (n, { only }) => sampleCedula(n) + (only === 'ruc' ? '001' : ''),
}

export interface ImeiOptions {
  /** Devices without an IMEI too, by serial numbers of so many letters and digits. */
  readonly lengths?: readonly number[]
}

/** The number of one device: 15 digits with the Luhn check digit. What bears it stands in its life. */
export const imei: Kind<ImeiOptions, string> = {
  ...digits,
  parse: value => {
    const read = parseDigits(value)
    return typeof read === 'string' ? read.toUpperCase() : read
  },
  sample: n => withLuhn(`3520990${String(n % 10_000_000).padStart(7, '0')}`),
}

function withLuhn(start: string) {
  const sum = [...start].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}

/** A cédula of Azuay with a right check digit (modulo 10 with coefficients 2 1 2 1 …). */
function sampleCedula(n: number) {
  const start = `01${String(n % 6_000_000).padStart(7, '0')}`
  const sum = [...start].reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
