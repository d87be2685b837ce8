/** A text that a spreadsheet would run as a formula is marked as text (safety.md 16, OWASP "CSV injection"). */
export const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** Without the mark a spreadsheet takes UTF-8 for the code page of its country. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A spreadsheet parts the columns of CSV by its country: where decimals have a comma (Spanish, French,
 * Vietnamese) by semicolons, elsewhere by commas.
 */
export const csvDelimiter = (language: string): ',' | ';' =>
  language === 'es' || language === 'fr' || language === 'vi' ? ';' : ','

/**
 * A number in CSV: plain digits with a decimal point in every language, for programs to read. Three
 * decimals get a zero more: `1.234` is a thousand and more to half of its readers.
 */
export const csvNumber = (value: number, decimals?: number): string => {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
