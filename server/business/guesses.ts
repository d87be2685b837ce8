import { checkIdentity } from '../../src/domain/customers/identity'
import { isImei } from '../../src/domain/devices/imei'
import type { GuessKind } from '../import/guessKind'

const identityName = /(^|_)(RUC|CI|CEDULA|IDENTIFICACION|DOCUMENTO|NIT)(_|$)|CEDULA/

/** Cédula or RUC: by check digit, or by column name and length. */
const guessIdentity: GuessKind = ({ name, texts }) => {
  const checks = texts.map(text => checkIdentity(text))
  if (checks.length === 0 || checks.some(check => !check.ok)) return undefined
  const right = checks.filter(check => check.ok && !check.warn).length
  if (!identityName.test(name) && right < checks.length * 0.8) return undefined
  const kinds = new Set(checks.map(check => (check.ok ? check.kind : '')))
  const only = kinds.size === 1 ? [...kinds][0] : undefined
  return {
    words: { kind: 'identity', ...(only && { type: only }) },
    isUnique: true,
    why: `${only === 'ruc' ? '13 digits' : only ? '10 digits' : '10 or 13 digits'}, ${right} of ${checks.length} with the right check digit`,
  }
}

const guessImei: GuessKind = ({ texts }) =>
  texts.length > 0 && texts.every(text => isImei(text.replace(/[\s-]/g, '')))
    ? { words: { kind: 'imei' }, isUnique: true, why: '15 digits, the last one right by Luhn' }
    : undefined

const phoneName = /TELEFONO|CELULAR|MOVIL|PHONE|WHATSAPP|(^|_)(TEL|CEL|FONO)(_|$)/
const isNumber = (text: string) => /^\+?\d{7,15}$/.test(text.replace(/[\s().-]/g, ''))
const isMobile = (text: string) => /^(\+593|0)\s?9[\d\s-]{8,}$/.test(text)

const guessPhone: GuessKind = ({ name, texts }) =>
  texts.length > 0 && texts.every(isNumber) && (phoneName.test(name) || texts.every(isMobile))
    ? { words: { kind: 'phone' }, why: `like ${texts[0]}` }
    : undefined

/** Identity numbers, IMEIs and telephones in the columns of a sample. */
export const guesses: readonly GuessKind[] = [guessImei, guessIdentity, guessPhone]
