import Papa from 'papaparse'
import type { Language } from '../../src/domain/text'
import { type Cell, textCell } from './printCells'

interface Dialect {
  readonly delimiter: ',' | ';'
  readonly point: '.' | ','
}

/**
 * A spreadsheet reads CSV by its country: where decimals have a comma (Spanish, French, Vietnamese),
 * the columns are parted by semicolons, elsewhere by commas.
 */
const dialectOf = (language: Language): Dialect =>
  language === 'es' || language === 'fr' || language === 'vi'
    ? { delimiter: ';', point: ',' }
    : { delimiter: ',', point: '.' }

/** Without the mark a spreadsheet takes UTF-8 for the code page of its country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An export as CSV (RFC 4180), in pieces. */
export async function* writeCsv(
  heads: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const dialect = dialectOf(language)
  const encoder = new TextEncoder()
  const write = (rows: readonly (readonly Cell[])[]) =>
    Papa.unparse(
      rows.map(row => row.map(cell => printed(cell, dialect))),
      { delimiter: dialect.delimiter, newline: '\r\n' },
    )
  yield encoder.encode(BYTE_ORDER_MARK + write([heads.map(textCell)]))
  for await (const rows of batches) {
    if (rows.length > 0) yield encoder.encode(`\r\n${write(rows)}`)
  }
}

function printed(cell: Cell, { point }: Dialect): string {
  if (cell.is !== 'number') return harmless(cell.text)
  const { value, decimals } = cell
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return text.replace('.', point)
}

/** A text that a spreadsheet would run as a formula is marked as text (safety.md 16, OWASP "CSV injection"). */
const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
