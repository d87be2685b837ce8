// The package's ESM half has imports that Node cannot resolve; this half runs in Node and in Vite.
import { validate as validateCedula } from 'stdnum/lib/cjs/ec/ci.js'
import { validate as validateRuc } from 'stdnum/lib/cjs/ec/ruc.js'

/** The number the tax office gives to a buyer who does not identify himself (ux.md 4.17). */
export const CONSUMIDOR_FINAL = '9999999999999'

export type IdentityKind = 'cedula' | 'ruc'

export type IdentityCheck =
  | { ok: true; kind: IdentityKind; warn?: 'identityCheckDigit' }
  | { ok: false; error: 'identityLength' }

/** The RUC of a natural person is the cédula and three digits more. */
export const rucOfPerson = (cedula: string): string => `${compactIdentity(cedula)}001`

/** The number as it is stored: without the spaces and hyphens people write between its parts. */
export const compactIdentity = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * A cédula has 10 digits and a RUC 13. A wrong check digit only warns: newer numbers need not
 * satisfy the old rule (ux.md 4.17).
 */
export const checkIdentity = (text: string): IdentityCheck => {
  const digits = compactIdentity(text)
  if (!/^(\d{10}|\d{13})$/.test(digits)) return { ok: false, error: 'identityLength' }
  const kind = digits.length === 10 ? 'cedula' : 'ruc'
  return hasCheckDigit(digits, kind)
    ? { ok: true, kind }
    : { ok: true, kind, warn: 'identityCheckDigit' }
}

const hasCheckDigit = (digits: string, kind: IdentityKind): boolean => {
  if (digits === CONSUMIDOR_FINAL) return true
  return (kind === 'cedula' ? validateCedula(digits) : validateRuc(digits)).isValid
}
