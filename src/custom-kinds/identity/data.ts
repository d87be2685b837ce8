import { compactIdentity, rucOfPerson } from '../../domain/customers/identityNumber'
import type { CustomKind } from '../../model/kinds/custom'
import { parseText } from '../../model/kinds/kind'
import type { Join } from '../../model/kinds/options'

export interface IdentityOptions {
  /** Only a cédula (10 digits) or only a RUC (13 digits). @default either @example `type: 'cedula'` */
  readonly type?: 'cedula' | 'ruc'
  /**
   * The value is put together from texts and other fields; also only while a rule holds.
   * @default typed by people @example `concat: { parts: [{ field: 'CEDULA' }, '001'], when: { TIPO: 'N' } }`
   */
  readonly concat?: Join
}

/** Patterns of the stored digits. */
export const identityPatterns = {
  cedula: '^\\d{10}$',
  ruc: '^\\d{13}$',
  either: '^(\\d{10}|\\d{13})$',
}

/** Cédula or RUC; a wrong length is an error, a wrong check digit a warning. */
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
  sample: (n, { type }) => sampleCedula(n) + (type === 'ruc' ? '001' : ''),
  is: { isCode: true, isTelling: true },
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
