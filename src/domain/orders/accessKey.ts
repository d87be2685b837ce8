import { dayOf, isDay } from '../../base/day'

interface Keyed {
  readonly issued: string
  /** Seller's RUC, 13 digits. */
  readonly ruc: string
  /** `001-001-000000123`. */
  readonly number: string
  /** 1 is test, 2 is production. */
  readonly environment: 1 | 2
}

const INVOICE = '01'
const NORMAL = '1'

/** Access key of an electronic invoice (SRI), 49 digits: date, type, RUC, environment, number, code, check digit. */
export function accessKey({ issued, ruc, number, environment }: Keyed): string {
  const day = dayOf(issued).split('-').reverse().join('')
  const digits = number.replaceAll('-', '')
  const head = `${day}${INVOICE}${ruc}${environment}${digits}${digits.slice(-8)}${NORMAL}`
  return head + checkDigit(head)
}

/** True for 49 digits with a valid check digit. */
export const isAccessKey = (text: string): boolean =>
  /^\d{49}$/.test(text) && checkDigit(text.slice(0, 48)) === text.slice(48)

/** Issue date from an access key; undefined if it is not the key of an invoice. */
export function issueDay(key: string): string | undefined {
  const [, day, month, year, kind] = /^(\d\d)(\d\d)(\d{4})(\d\d)/.exec(key) ?? []
  const issued = `${year}-${month}-${day}`
  return kind === INVOICE && isAccessKey(key) && isDay(issued) ? issued : undefined
}

/** True for an invoice of the production environment. */
export const isRealInvoice = (key: string): boolean => isAccessKey(key) && key[23] === '2'

/** Modulo 11 with weights 2 to 7 from the right; 11 becomes 0, 10 becomes 1. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * ((at % 6) + 2), 0)
  const checkDigit = 11 - (sum % 11)
  return String(checkDigit === 11 ? 0 : checkDigit === 10 ? 1 : checkDigit)
}
