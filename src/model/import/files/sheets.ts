import { type ImportCell, isBlank } from '../cell'
import type { NamedColumn } from '../guess'
import { headRowOf, type SheetCells } from '../headRow'
import type { ImportTable } from '../readRows'
import { FileTrouble, MOST_COLUMNS, MOST_IMPORT_ROWS } from './limits'

export interface ImportSheet {
  /** Empty for a CSV file and pasted rows. */
  readonly name: string
  readonly cells: SheetCells
}

/** The sheet and the row of its headers to begin with: those that name most of these columns. */
export function placeOfRows(sheets: readonly ImportSheet[], columns: readonly NamedColumn[]) {
  const found = sheets.map(({ cells }, sheet) => ({ sheet, ...headRowOf(cells, columns) }))
  const filled = found.filter(({ at, sheet }) => at !== -1 && hasRows(sheets[sheet], at))
  const best = filled.reduce<(typeof found)[number] | undefined>(
    (one, other) => (one && one.named >= other.named ? one : other),
    undefined,
  )
  if (!best) throw new FileTrouble('empty')
  return { sheet: best.sheet, head: best.at }
}

const hasRows = (sheet: ImportSheet | undefined, head: number) =>
  sheet?.cells.slice(head + 1).some(cells => !cells.every(isBlank)) === true

/** The table below a row of headers, if it is one that an import takes. */
export function tableOf(sheet: ImportSheet, head: number): ImportTable {
  const { headers, rows } = tableBelow(sheet, head)
  if (rows.length === 0) throw new FileTrouble('empty')
  if (rows.length > MOST_IMPORT_ROWS) throw new FileTrouble('tooManyRows')
  if (headers.length > MOST_COLUMNS) throw new FileTrouble('tooManyColumns')
  return { headers, rows }
}

/** Blank rows are omitted, but count for row numbers. */
export function tableBelow({ cells: all }: ImportSheet, head: number): ImportTable {
  const titles: readonly ImportCell[] = all[head] ?? []
  const rows = all
    .map((cells, at) => ({ number: at + 1, cells }))
    .slice(head + 1)
    .filter(({ cells }) => !cells.every(isBlank))
  const width = Math.max(titles.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  const headers = Array.from({ length: width }, (_, at) => String(titles[at] ?? '').trim())
  return { headers, rows }
}
