import { type Language, plainLanguage } from './text'

/** Prefixes text that a spreadsheet would run as a formula (OWASP "CSV injection"). */
export const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** Marks UTF-8, which spreadsheets otherwise read as a local code page. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Column separator that spreadsheets expect: semicolon where decimals use a comma (Spanish, French,
 * Vietnamese), otherwise comma.
 */
export const csvDelimiter = (language: Language): ',' | ';' =>
  ['es', 'fr', 'vi'].includes(plainLanguage(language)) ? ';' : ','

/**
 * Number in CSV with a decimal point in every language. Three decimals get a zero appended, because `1.234`
 * may be read as thousands.
 */
export const csvNumber = (value: number, decimals?: number): string => {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
