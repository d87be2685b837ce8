import Papa from 'papaparse'
import { onBusinessClock } from '../../src/base/day'
import { BYTE_ORDER_MARK, csvDelimiter, csvNumber, harmless } from '../../src/base/spreadsheet'
import type { Language } from '../../src/base/text'
import { type PrintedCell, textCell } from './printCells'

/**
 * Writes an export as CSV (RFC 4180), in chunks: ISO 8601 dates, numbers with a decimal point and without
 * thousands separators.
 */
export async function* writeCsv(
  heads: readonly string[],
  batches: AsyncIterable<readonly PrintedCell[][]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const delimiter = csvDelimiter(language)
  const encoder = new TextEncoder()
  const write = (rows: readonly (readonly PrintedCell[])[]) =>
    Papa.unparse(
      rows.map(row => row.map(printed)),
      { delimiter, newline: '\r\n' },
    )
  yield encoder.encode(BYTE_ORDER_MARK + write([heads.map(textCell)]))
  for await (const rows of batches) {
    if (rows.length > 0) yield encoder.encode(`\r\n${write(rows)}`)
  }
}

function printed(cell: PrintedCell): string {
  if (cell.is === 'day') return cell.iso
  if (cell.is === 'instant') return onBusinessClock(cell.iso)
  return cell.is === 'number' ? csvNumber(cell.value, cell.decimals) : harmless(cell.text)
}
