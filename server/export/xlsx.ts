import { strFromU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import type { PrintedCell } from './printCells'

/** Most rows of a sheet (ECMA-376), without the header. */
export const MOST_SHEET_ROWS = 1_048_575

const SHEET = 'xl/worksheets/sheet1.xml'
const DAY_MS = 86_400_000

/** A small sheet beside the rows: a header and one row per value. */
export interface ReportSummary {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

export interface SheetWords {
  readonly name: string
  /** Direction in which its columns run. */
  readonly dir: 'ltr' | 'rtl'
  /** Rows of text above the header. */
  readonly above?: readonly (readonly string[])[]
  /** Small sheets after it. */
  readonly summaries?: readonly ReportSummary[]
  /** Widths of its columns in letters, otherwise those of its heads. */
  readonly widths?: readonly number[]
}

/** A workbook being written; chunks are ready with each batch of rows. */
export interface OpenWorkbook {
  rows(batch: readonly PrintedCell[][]): readonly Uint8Array[] | Promise<readonly Uint8Array[]>
  end(): readonly Uint8Array[] | Promise<readonly Uint8Array[]>
  /** Abandons the rest. */
  leave?(): void
}
export type BeginWorkbook = (
  heads: readonly string[],
  sheetWords: SheetWords,
) => Promise<OpenWorkbook>

export async function* writeWorkbook(
  begin: BeginWorkbook,
  batches: AsyncIterable<readonly PrintedCell[][]>,
  { heads, ...sheetWords }: SheetWords & { readonly heads: readonly string[] },
): AsyncGenerator<Uint8Array> {
  const rows = batches[Symbol.asyncIterator]()
  let batch = await rows.next()
  const widths = heads.map((head, at) => widthOf(head, batch.done ? [] : batch.value, at))
  const book = await begin(heads, { ...sheetWords, widths })
  let isWhole = false
  try {
    for (; !batch.done; batch = await rows.next()) yield* await book.rows(batch.value)
    yield* await book.end()
    isWhole = true
  } finally {
    if (!isWhole) {
      book.leave?.()
      await rows.return?.()
    }
  }
}

/**
 * The library writes the workbook with its header and one sample row per style; the data rows are streamed
 * into its sheet, so that a long export does not fill the memory. Texts are never read as formulas.
 */
export const beginWorkbook: BeginWorkbook = async (heads, sheetWords) => {
  const files = await workbook(heads, sheetWords)
  const top = 1 + (sheetWords.above?.length ?? 0)
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const [path, content] of Object.entries(files)) {
    if (path !== SHEET) addWhole(zip, path, content)
  }
  const sheet = strFromU8(files[SHEET] ?? new Uint8Array())
  const begins = sheet.indexOf(`<row r="${top + 1}"`)
  const ends = sheet.indexOf('</sheetData>')
  const styles = stylesOf(sheet.slice(begins, ends))
  const stream = new ZipDeflate(SHEET, { level: 3 })
  zip.add(stream)
  const encoder = new TextEncoder()
  stream.push(encoder.encode(sheet.slice(0, begins)))
  let at = top
  return {
    rows: batch => {
      const text = batch.map(row => xmlRow(row, ++at, styles))
      stream.push(encoder.encode(text.join('')))
      return parts.splice(0)
    },
    end: () => {
      stream.push(encoder.encode(sheet.slice(ends)), true)
      zip.end()
      return parts.splice(0)
    },
  }
}

function addWhole(zip: Zip, path: string, content: Uint8Array) {
  const file = new ZipDeflate(path)
  zip.add(file)
  file.push(content, true)
}

type Style = 'money' | 'day' | 'instant'
type Styles = Readonly<Record<Style, string>>

async function workbook(
  heads: readonly string[],
  { name, dir, above = [], summaries = [], widths = [] }: SheetWords,
): Promise<Record<string, Uint8Array>> {
  const { default: writeXlsx } = await import('write-excel-file/universal')
  const head = heads.map(value => ({ value, fontWeight: 'bold' as const }))
  const styled = [
    { value: 0, format: '#,##0.00' },
    { value: new Date(0), format: 'yyyy-mm-dd' },
    { value: new Date(0), format: 'yyyy-mm-dd hh:mm' },
  ]
  const main = {
    sheet: sheetName(name),
    data: [...above.map(row => row.map(value => ({ value }))), head, styled],
    columns: heads.map((text, at) => ({ width: widths[at] ?? widthOf(text) })),
    stickyRowsCount: above.length + 1,
    rightToLeft: dir === 'rtl',
  }
  const more = summaries.map(summary => ({
    sheet: sheetName(summary.name),
    data: [
      summary.heads.map(value => ({ value, fontWeight: 'bold' as const })),
      ...summary.rows.map(row =>
        row.map((value, at) =>
          typeof value === 'number'
            ? { value, type: Number, format: at > 1 ? '#,##0.00' : '0' }
            : { value, type: String },
        ),
      ),
    ],
    columns: summary.heads.map((text, at) => ({ width: at === 0 ? 40 : widthOf(text) })),
    stickyRowsCount: 1,
    rightToLeft: dir === 'rtl',
  }))
  const blob = await writeXlsx([main, ...more]).toBlob()
  return unzipSync(new Uint8Array(await blob.arrayBuffer()))
}

/** A sheet's name has at most 31 characters and none of these. */
const sheetName = (name: string) => name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31)

/** Fits the head of a column and its texts in the first rows. */
function widthOf(head: string, rows: readonly PrintedCell[][] = [], at = 0) {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[at])), 0)
  return Math.min(40, Math.max(12, head.length + 4, longest + 2))
}

const lengthOf = (cell: PrintedCell | undefined) =>
  cell && (cell.is === 'text' || cell.is === 'link') ? cell.text.length : 0

/** The numbers the library gave the styles of the sample row. */
function stylesOf(row: string): Styles {
  const [money = '', day = '', instant = ''] = [...row.matchAll(/ s="\d+"/g)].map(([text]) => text)
  return { money, day, instant }
}

const xmlRow = (cells: readonly PrintedCell[], at: number, styles: Styles) =>
  `<row r="${at}">${cells.map((cell, n) => xmlOf(cell, `${letters(n)}${at}`, styles)).join('')}</row>`

/** A, B … Z, AA, AB … */
const letters = (n: number): string =>
  (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))

function xmlOf(cell: PrintedCell, place: string, styles: Styles): string {
  if (cell.is === 'text') return cell.text === '' ? '' : textXml(place, cell.text)
  if (cell.is === 'link') return linkXml(place, cell)
  if (cell.is === 'number') return number(place, cell.value, cell.decimals ? styles.money : '')
  return Number.isNaN(cell.clock)
    ? textXml(place, cell.text)
    : number(place, serial(cell.clock), styles[cell.is])
}

const number = (place: string, value: number, style: string) =>
  `<c r="${place}"${style}><v>${value}</v></c>`

/** Days since 1899-12-30, the sheet's date system. */
const serial = (at: number) => Math.round((at / DAY_MS + 25_569) * 1e8) / 1e8

/** A hyperlink of the sheet: the only formula written, over an address of ours. */
const linkXml = (
  place: string,
  { href, text }: { readonly href: string; readonly text: string },
) => {
  const [to, shown] = [href, text].map(part => escaped(part.replaceAll('"', '""')))
  return `<c r="${place}" t="str"><f>HYPERLINK("${to}","${shown}")</f><v>${escaped(text)}</v></c>`
}

/** A cell holds at most 32,767 characters. */
const textXml = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`

const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replace(/[<>&]/g, sign => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&amp;'))

/** Characters that XML 1.0 cannot represent. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
