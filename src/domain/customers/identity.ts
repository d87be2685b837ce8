// The package's ES modules have imports that Node cannot resolve; this build works in Node and in Vite.
import { validate as validateCedula } from 'stdnum/lib/cjs/ec/ci.js'
import { validate as validateRuc } from 'stdnum/lib/cjs/ec/ruc.js'
import { CONSUMIDOR_FINAL, compactIdentity } from './identityNumber'

type IdentityKind = 'cedula' | 'ruc'

type IdentityCheck =
  | { ok: true; kind: IdentityKind; warn?: 'identityCheckDigit' }
  | { ok: false; error: 'identityLength' }

/**
 * A cédula has 10 digits, a RUC 13. A wrong check digit is only a warning, because newer numbers may not
 * satisfy the rule.
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
