import { subscriberDigits, waysToDial } from '../../domain/customers/phone'
import type { CustomKind } from '../../kinds/kind/custom'
import { parseText } from '../../kinds/kind/kind'
import type { WithLengths } from '../../model/rules/sharedWords'

export type PhoneOptions = WithLengths

/** Telephone number: digits, with `+` in front where it is international. */
export const phone: CustomKind<PhoneOptions, string> = {
  extends: 'text',
  parse: value => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    return typeof read === 'string' ? read.replace(/[\s().-]/g, '') : read
  },
  problem: (value, { lengths }) => {
    if (!lengths) return /^\+?\d{7,15}$/.test(value) ? undefined : { key: 'notPhone' }
    const isNational = /^\d+$/.test(value) && lengths.includes(value.length)
    return isNational ? undefined : { key: 'phoneDigits', params: { digits: lengths.join(', ') } }
  },
  sought: subscriberDigits,
  spellings: waysToDial,
  describe: () => import('./description').then(module => module.phoneDescription),
  is: { isLink: true, isTelling: true },
}
