import type { SheetData } from 'write-excel-file/universal'
import { BYTE_ORDER_MARK, csvDelimiter, csvNumber, harmless } from '../../../base/spreadsheet'
import type { Language } from '../../../base/text'
import { dirOf } from '../../../i18n/languages'
import { cellText, type ImportCell } from '../../../model/import/cell'
import { download } from '../../../ui/controls/download'

export type TableFormat = 'xlsx' | 'csv'

/** A sheet of text; `texts` are columns that a spreadsheet must not convert to numbers. */
interface Sheet {
  readonly name: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly ImportCell[])[]
  /** Number of empty rows with cells formatted as text. */
  readonly blankRows?: number
}

export async function writeCsv({ headers, rows }: Sheet, language: Language): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const cells = [headers, ...rows].map(row => row.map(printed))
  const delimiter = csvDelimiter(language)
  const text = Papa.unparse(cells, { delimiter, newline: '\r\n' })
  return new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' })
}

/** Texts stay texts: formulas are not evaluated, and codes keep their leading zeros. */
export async function writeWorkbook(sheets: readonly Sheet[], language: Language): Promise<Blob> {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const made = sheets.map(({ name, headers, rows, blankRows = 0 }) => ({
    sheet: name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31),
    data: [
      headers.map(value => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map(row => row.map(textCell)),
      ...Array.from({ length: blankRows }, () => headers.map(() => textCell(''))),
    ] as SheetData,
    columns: headers.map((text, at) => ({ width: widthOf([text, ...rows.map(row => row[at])]) })),
    stickyRowsCount: 1,
    rightToLeft: dirOf(language) === 'rtl',
  }))
  return writeXlsx(made).toBlob()
}

/** Starts a download in the browser. */
export function downloadTable(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  download(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const textCell = (cell: ImportCell) => ({ value: cellText(cell), type: String, format: '@' })

const printed = (cell: ImportCell) =>
  typeof cell === 'number' ? csvNumber(cell) : harmless(cellText(cell))

const widthOf = (cells: readonly (ImportCell | undefined)[]) =>
  Math.min(60, Math.max(12, ...cells.slice(0, 100).map(cell => cellText(cell ?? null).length + 2)))
