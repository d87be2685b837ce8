import Papa from 'papaparse'
import type { HeldValue } from './cellText'

export interface CellPlace {
  readonly row: number
  readonly col: number
}
/** A rectangle of the grid, including both corners. */
export interface Range {
  readonly from: CellPlace
  readonly to: CellPlace
}

export const cellRangeOf = (one: CellPlace, other: CellPlace): Range => ({
  from: { row: Math.min(one.row, other.row), col: Math.min(one.col, other.col) },
  to: { row: Math.max(one.row, other.row), col: Math.max(one.col, other.col) },
})

export const isIn = ({ from, to }: Range, { row, col }: CellPlace): boolean =>
  row >= from.row && row <= to.row && col >= from.col && col <= to.col

export const placesOf = ({ from, to }: Range): CellPlace[] =>
  Array.from({ length: to.row - from.row + 1 }, (_, row) =>
    Array.from({ length: to.col - from.col + 1 }, (__, col) => ({
      row: from.row + row,
      col: from.col + col,
    })),
  ).flat()

/** Limit of cells per paste. */
const MOST_CELLS = 20_000

/** Parses clipboard text of a spreadsheet: rows of cells, quoted where a cell has a line break. */
export function readBlock(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  const wide = Math.max(1, ...data.map(row => row.length))
  return data.slice(0, Math.floor(MOST_CELLS / wide))
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' })

/** A value for a cell: text to parse, or the value of another cell of its column. */
export interface Put extends CellPlace {
  readonly text: string
  /** All texts of the column, which decide the meaning of a comma. */
  readonly column: readonly string[]
  readonly held?: HeldValue | undefined
}

/** A block to paste; `held` has the source cells if it was copied from this grid. */
export interface Block {
  readonly texts: readonly (readonly string[])[]
  readonly held?: readonly (readonly HeldValue[])[] | undefined
}

/** Target of each cell of a pasted block, from the selection's corner; a single cell fills the selection. */
export function placed({ texts, held }: Block, selection: Range): Put[] {
  const [first = []] = texts
  if (texts.length === 1 && first.length === 1) {
    const [text = ''] = first
    const [from] = held?.[0] ?? []
    return placesOf(selection).map(place => ({ ...place, text, column: [text], held: from }))
  }
  return texts.flatMap((cells, row) =>
    cells.map((text, col) => ({
      row: selection.from.row + row,
      col: selection.from.col + col,
      text,
      column: texts.map(each => each[col] ?? ''),
      held: held?.[row]?.[col],
    })),
  )
}

type HeldAt = (place: CellPlace) => HeldValue

/** Repeats the source over the rows below it, down to `last`. */
export function filledFrom(source: Range, last: number, heldAt: HeldAt): Put[] {
  const { from, to } = source
  if (last <= to.row) return []
  const below = { from: { row: to.row + 1, col: from.col }, to: { row: last, col: to.col } }
  const height = to.row - from.row + 1
  return placesOf(below).map(place => {
    const row = from.row + ((place.row - from.row) % height)
    const held = heldAt({ row, col: place.col })
    return { ...place, text: held.text, column: [held.text], held }
  })
}

/** Copies the first row's values down; a single row takes the values of the row above. */
export function filledDown({ from, to }: Range, heldAt: HeldAt): Put[] {
  const row = from.row === to.row ? from.row - 1 : from.row
  if (row < 0) return []
  return filledFrom({ from: { row, col: from.col }, to: { row, col: to.col } }, to.row, heldAt)
}
