import { cellText, type ImportCell, isBlank } from './cell'
import { guessFields, type NamedColumn } from './guess'

/** Rows of the cells of a sheet. */
export type SheetCells = readonly (readonly ImportCell[])[]

/** Rows in which headers are searched. */
const FIRST_ROWS = 25

export interface HeadRow {
  /** Index of the row with the headers; -1 in an empty sheet. */
  readonly at: number
  /** Number of its headers that name a field. */
  readonly named: number
}

/**
 * The row with the headers: the one that names most fields; where none does, the first one that is as wide as the
 * table and has texts only. Titles, dates and notes may stand above it.
 */
export function headRowOf(rows: SheetCells, columns: readonly NamedColumn[]): HeadRow {
  const filled = rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [{ cells, at }]))
  const first = filled.slice(0, FIRST_ROWS).map(({ cells, at }) => ({ cells, at, named: 0 }))
  const named = first
    .map(row => ({ ...row, named: namedIn(row.cells, columns) }))
    .reduce((best, row) => (row.named > best.named ? row : best), { at: -1, named: 1, cells: [] })
  if (named.at !== -1) return { at: named.at, named: named.named }
  const width = Math.max(0, ...filled.slice(0, 2 * FIRST_ROWS).map(({ cells }) => widthOf(cells)))
  const wide = first.find(({ cells }) => widthOf(cells) >= 0.6 * width && cells.every(isTitle))
  const found = wide ?? first[0]
  return { at: found?.at ?? -1, named: found ? namedIn(found.cells, columns) : 0 }
}

/** Rows that may have the headers: the first ones that are not blank. */
export const headChoices = (rows: SheetCells): readonly number[] =>
  rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [at])).slice(0, FIRST_ROWS)

const namedIn = (cells: readonly ImportCell[], columns: readonly NamedColumn[]) =>
  cells.every(isTitle)
    ? guessFields(
        cells.map(cell => cellText(cell ?? null)),
        columns,
      ).filter(Boolean).length
    : 0

const widthOf = (cells: readonly ImportCell[]) => cells.filter(cell => !isBlank(cell)).length

/** Blank, or a text that is no number. */
const isTitle = (cell: ImportCell) =>
  isBlank(cell) || (typeof cell === 'string' && !/^[\d\s.,$€%()+-]+$/.test(cellText(cell)))
