import { type Cell, isBlank } from '../../../model/import/cell'
import type { Table } from '../../../model/import/readRows'
import { decodeText } from './decodeText'
import { FileTrouble, MOST_COLUMNS, MOST_MEGABYTES, MOST_ROWS } from './limits'

/** Reads a workbook or a CSV file; what reads workbooks is fetched when one is brought. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new FileTrouble('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) {
    const { readWorkbook } = await import('./readWorkbook')
    return tableOf(await readWorkbook(bytes))
  }
  if (bytes.includes(0) && !hasUtf16Mark(bytes)) throw new FileTrouble('unreadable')
  return readText(decodeText(bytes))
}

/** CSV, or rows copied from a spreadsheet; the delimiter is found out. */
export async function readText(text: string): Promise<Table> {
  const { default: Papa } = await import('papaparse')
  const told = text.replace(/^\uFEFF/, '')
  const { delimiter } = Papa.parse<string[]>(told, {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
    preview: 20,
  }).meta
  const { data } = Papa.parse<string[]>(told, { delimiter, preview: MOST_ROWS + 1000 })
  return tableOf(data)
}

/** The first row with something in it holds the headers; blank rows below count, and are left out. */
export function tableOf(all: readonly (readonly Cell[])[]): Table {
  const head = all.findIndex(row => !row.every(isBlank))
  const titles = all[head] ?? []
  const rows = all
    .map((cells, at) => ({ number: at + 1, cells }))
    .slice(head + 1)
    .filter(({ cells }) => !cells.every(isBlank))
  if (head === -1 || rows.length === 0) throw new FileTrouble('empty')
  if (rows.length > MOST_ROWS) throw new FileTrouble('tooManyRows')
  const width = Math.max(titles.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  if (width > MOST_COLUMNS) throw new FileTrouble('tooManyColumns')
  const headers = Array.from({ length: width }, (_, at) => String(titles[at] ?? '').trim())
  return { headers, rows }
}

/** A workbook is a zip; an old .xls is none. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b
const hasUtf16Mark = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
