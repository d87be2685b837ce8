import { subscriberDigits, waysToDial } from '../../domain/phone'
import type { Text } from '../../domain/text'
import { type Kind, parseText, same } from './kind'

type NoOptions = object

const line = {
  ...same,
  store: 'text',
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

/** An e-mail address, kept in lower case. */
export const email: Kind<NoOptions, string> = {
  ...line,
  parse: value => {
    const read = parseText(value)
    return typeof read === 'string' ? read.toLowerCase() : read
  },
  sample: n => `ejemplo${n}@demo.test`,
}

export interface PhoneOptions {
  /** A national number of exactly so many digits: 10 in Ecuador. Any number when not said. */
  readonly digits?: number
}

/** A telephone number: digits with an optional leading +; spaces, dots and dashes are dropped. */
export const phone: Kind<PhoneOptions, string> = {
  ...line,
  parse: value => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    return typeof read === 'string' ? read.replace(/[\s().-]/g, '') : read
  },
  sought: subscriberDigits,
  spellings: waysToDial,
  sample: (n, { digits }) =>
    digits === undefined
      ? `+5939${String(80000000 + (n % 10000000))}`
      : String(n % 10 ** (digits - 1)).padStart(digits, '0'),
}

export interface UrlOptions {
  /** It is passed on: a button with these words copies it, another opens it. */
  readonly copies?: Text
}

/** A web address, https only: it may be opened or drawn, never fetched by the server (safety.md 5). */
export const url: Kind<UrlOptions, string> = {
  ...line,
  parse: parseText,
  sample: n => `https://demo.test/${n}`,
}

/** Characters; longer ones cost time to weigh and to hash, and are refused before that. */
export const longestPassword = 128

/** Write-only: it goes in as typed, is stored as a hash and never comes out. */
export const password: Kind<NoOptions, string> = {
  ...same,
  store: 'text',
  parse: value => (value === '' ? null : value),
  operators: [],
  print: () => '••••••',
  sample: n => `Ejemplo-clave-${n}`,
}
