import { FileTrouble, MOST_IMPORT_ROWS, MOST_MEGABYTES } from './limits'
import type { ImportSheet } from './sheets'

/** Reads a workbook or a CSV file that is not too big for a browser. */
export async function readFile(file: File): Promise<readonly ImportSheet[]> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new FileTrouble('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return sheetsIn(bytes)
}

/** Reads a workbook or CSV; the reader of workbooks is loaded on first use. */
export async function sheetsIn(bytes: Uint8Array): Promise<readonly ImportSheet[]> {
  if (!isWorkbook(bytes)) return readText(decodeText(bytes))
  const { readWorkbook } = await import('./readWorkbook')
  return readWorkbook(bytes)
}

/** Reads CSV, or rows copied from a spreadsheet; detects the delimiter. */
export async function readText(text: string): Promise<readonly ImportSheet[]> {
  const { default: Papa } = await import('papaparse')
  const plain = text.replace(/^\uFEFF/, '')
  const { delimiter } = Papa.parse<string[]>(plain, {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
    preview: 20,
  }).meta
  const { data } = Papa.parse<string[]>(plain, { delimiter, preview: MOST_IMPORT_ROWS + 1000 })
  return [{ name: '', cells: data }]
}

/** An .xlsx workbook is a zip; an old .xls is not. */
export const isWorkbook = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b
const hasUtf16Mark = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** Text in UTF-16 by its byte order mark, else UTF-8, else Windows-1252, the default of Excel in the West. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.includes(0) && !hasUtf16Mark(bytes)) throw new FileTrouble('unreadable')
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  try {
    return decode(bytes, 'utf-8')
  } catch {
    // Invalid UTF-8 means the older code page.
    return decode(bytes, 'windows-1252')
  }
}

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)
