import { dayOf, isDay } from './day'

/** What the tax office wants in the key of an invoice. */
export interface Keyed {
  /** The moment it was issued. */
  readonly issued: string
  /** The seller's 13 digits. */
  readonly ruc: string
  /** `001-001-000000123`. */
  readonly number: string
  /** Tests are 1, the real thing 2. */
  readonly environment: 1 | 2
}

const INVOICE = '01'
const NORMAL = '1'

/** The 49 digits of an electronic invoice: day, kind, RUC, environment, number, a code, and a check digit (SRI). */
export function accessKey({ issued, ruc, number, environment }: Keyed): string {
  const day = dayOf(issued).split('-').reverse().join('')
  const digits = number.replaceAll('-', '')
  const head = `${day}${INVOICE}${ruc}${environment}${digits}${digits.slice(-8)}${NORMAL}`
  return head + checkDigit(head)
}

/** Whether 49 digits are such a key. */
export const isAccessKey = (text: string): boolean =>
  /^\d{49}$/.test(text) && checkDigit(text.slice(0, 48)) === text.slice(48)

/** The day an invoice was issued, as its key says; undefined: it is no key of an invoice. */
export function issueDay(key: string): string | undefined {
  const [, day, month, year, kind] = /^(\d\d)(\d\d)(\d{4})(\d\d)/.exec(key) ?? []
  const issued = `${year}-${month}-${day}`
  return kind === INVOICE && isAccessKey(key) && isDay(issued) ? issued : undefined
}

/** Whether the key is of an invoice that counts, not of a test. */
export const isRealInvoice = (key: string): boolean => isAccessKey(key) && key[23] === '2'

/** Modulo 11 with the weights 2 to 7 from the right; 11 is written 0, 10 is written 1. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * ((at % 6) + 2), 0)
  const rest = 11 - (sum % 11)
  return String(rest === 11 ? 0 : rest === 10 ? 1 : rest)
}
