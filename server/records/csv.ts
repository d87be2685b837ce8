import Papa from 'papaparse'
import { onBusinessClock } from '../../src/domain/day'
import { BYTE_ORDER_MARK, csvDelimiter, csvNumber, harmless } from '../../src/domain/spreadsheet'
import type { Language } from '../../src/domain/text'
import { type Cell, textCell } from './printCells'

/**
 * An export as CSV (RFC 4180), in pieces: days and moments by ISO 8601, numbers without thousands and
 * with a decimal point, which every program reads.
 */
export async function* writeCsv(
  heads: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const delimiter = csvDelimiter(language)
  const encoder = new TextEncoder()
  const write = (rows: readonly (readonly Cell[])[]) =>
    Papa.unparse(
      rows.map(row => row.map(printed)),
      { delimiter, newline: '\r\n' },
    )
  yield encoder.encode(BYTE_ORDER_MARK + write([heads.map(textCell)]))
  for await (const rows of batches) {
    if (rows.length > 0) yield encoder.encode(`\r\n${write(rows)}`)
  }
}

function printed(cell: Cell): string {
  if (cell.is === 'day') return cell.iso
  if (cell.is === 'instant') return onBusinessClock(cell.iso)
  return cell.is === 'number' ? csvNumber(cell.value, cell.decimals) : harmless(cell.text)
}
