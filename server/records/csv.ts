import Papa from 'papaparse'
import {
  BYTE_ORDER_MARK,
  type CsvDialect,
  csvDialect,
  harmless,
} from '../../src/domain/spreadsheet'
import type { Language } from '../../src/domain/text'
import { type Cell, textCell } from './printCells'

/** An export as CSV (RFC 4180), in pieces. */
export async function* writeCsv(
  heads: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const dialect = csvDialect(language)
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

function printed(cell: Cell, { point }: CsvDialect): string {
  if (cell.is !== 'number') return harmless(cell.text)
  const { value, decimals } = cell
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return text.replace('.', point)
}
