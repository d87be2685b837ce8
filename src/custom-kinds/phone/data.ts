import { subscriberDigits, waysToDial } from '../../domain/customers/phone'
import type { CustomKind } from '../../kinds/kind/custom'
import { parseText } from '../../kinds/kind/kind'

export interface PhoneOptions {
  /** Exact number of digits of a national number. @default any number @example `digits: 10` */
  readonly digits?: number
}

/** Telephone number: digits, with `+` in front where it is international. */
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
  describe: () => import('./description').then(module => module.phoneDescription),
  is: { isLink: true, isTelling: true },
}
