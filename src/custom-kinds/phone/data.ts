import { subscriberDigits, waysToDial } from '../../domain/customers/phone'
import type { CustomKind } from '../../model/kinds/custom'
import { parseText } from '../../model/kinds/kind'

export interface PhoneOptions {
  /** Exact number of digits of a national number. @default any number @example `digits: 10` */
  readonly digits?: number
}

/** Digits with an optional leading `+`; spaces, dots and dashes are removed. */
export const phone: CustomKind<PhoneOptions, string> = {
  extends: 'text',
  parse: value => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    return typeof read === 'string' ? read.replace(/[\s().-]/g, '') : read
  },
  problem: (value, { digits }) => {
    if (digits === undefined) return /^\+?\d{7,15}$/.test(value) ? undefined : { key: 'notPhone' }
    const isNational = /^\d+$/.test(value) && value.length === digits
    return isNational ? undefined : { key: 'phoneDigits', params: { digits } }
  },
  sought: subscriberDigits,
  spellings: waysToDial,
  sample: (n, { digits }) =>
    digits === undefined
      ? `+5939${String(80000000 + (n % 10000000))}`
      : String(n % 10 ** (digits - 1)).padStart(digits, '0'),
  is: { isLink: true, isTelling: true },
}
