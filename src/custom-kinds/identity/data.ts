import { compactIdentity, rucOfPerson } from '../../domain/customers/identityNumber'
import type { CustomKind } from '../../kinds/kind/custom'
import { parseText } from '../../kinds/kind/kind'
import type { Concatenated } from '../../model/rules/sharedWords'

export interface IdentityOptions extends Concatenated {
  /** Only a cédula (10 digits) or only a RUC (13 digits). @default either @example `type: 'cedula'` */
  readonly type?: 'cedula' | 'ruc'
}

/** Patterns of the stored digits. */
export const identityPatterns = {
  cedula: '^\\d{10}$',
  ruc: '^\\d{13}$',
  either: '^(\\d{10}|\\d{13})$',
}

/** Cédula or RUC of Ecuador, checked by its digits. */
export const identity: CustomKind<IdentityOptions, string> = {
  extends: 'text',
  parse: value => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    return typeof read === 'string' ? compactIdentity(read) : read
  },
  problem: (value, { type }) =>
    new RegExp(identityPatterns[type ?? 'either']).test(compactIdentity(value))
      ? undefined
      : { key: 'identityLength' },
  equivalents: value => {
    const digits = compactIdentity(value)
    if (digits.length === 10) return [digits, rucOfPerson(digits)]
    return digits.endsWith('001') ? [digits, digits.slice(0, 10)] : [digits]
  },
  describe: () => import('./description').then(module => module.identityDescription),
  is: { isCode: true, isTelling: true },
}
