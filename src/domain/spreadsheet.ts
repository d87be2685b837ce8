/** A text that a spreadsheet would run as a formula is marked as text (safety.md 16, OWASP "CSV injection"). */
export const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** Without the mark a spreadsheet takes UTF-8 for the code page of its country. */
export const BYTE_ORDER_MARK = '\uFEFF'

export interface CsvDialect {
  readonly delimiter: ',' | ';'
  readonly point: '.' | ','
}

/**
 * A spreadsheet reads CSV by its country: where decimals have a comma (Spanish, French, Vietnamese),
 * the columns are parted by semicolons, elsewhere by commas.
 */
export const csvDialect = (language: string): CsvDialect =>
  language === 'es' || language === 'fr' || language === 'vi'
    ? { delimiter: ';', point: ',' }
    : { delimiter: ',', point: '.' }
