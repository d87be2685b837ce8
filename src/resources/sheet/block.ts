import Papa from 'papaparse'
import type { Held } from './cellText'

/** A place in the grid. */
export interface Place {
  readonly row: number
  readonly col: number
}
/** A rectangle of the grid, both ends included. */
export interface Range {
  readonly from: Place
  readonly to: Place
}

export const rangeOf = (one: Place, other: Place): Range => ({
  from: { row: Math.min(one.row, other.row), col: Math.min(one.col, other.col) },
  to: { row: Math.max(one.row, other.row), col: Math.max(one.col, other.col) },
})

export const isIn = ({ from, to }: Range, { row, col }: Place): boolean =>
  row >= from.row && row <= to.row && col >= from.col && col <= to.col

export const placesOf = ({ from, to }: Range): Place[] =>
  Array.from({ length: to.row - from.row + 1 }, (_, row) =>
    Array.from({ length: to.col - from.col + 1 }, (__, col) => ({
      row: from.row + row,
      col: from.col + col,
    })),
  ).flat()

/** So many cells are pasted at once. */
const MOST_CELLS = 20_000

/** What a spreadsheet puts on the clipboard: rows of cells, quoted where a cell holds a line break. */
export function readBlock(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  const wide = Math.max(1, ...data.map(row => row.length))
  return data.slice(0, Math.floor(MOST_CELLS / wide))
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' })

/** What goes into a cell: a text to be read, or what another cell of its column holds. */
export interface Put extends Place {
  readonly text: string
  /** The texts of its column, which together tell what a comma stands for. */
  readonly column: readonly string[]
  readonly held?: Held | undefined
}

/** A block to be put somewhere; the cells it was copied from where it is ours. */
export interface Block {
  readonly texts: readonly (readonly string[])[]
  readonly held?: readonly (readonly Held[])[] | undefined
}

/** Where each cell of a pasted block goes: from the selection's corner; a single one fills it all. */
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

type HeldAt = (place: Place) => Held

/** The rows below a source, down to the last one, repeat it as often as it takes. */
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

/** Each cell below takes what the first one holds; a single row takes that of the row above. */
export function filledDown({ from, to }: Range, heldAt: HeldAt): Put[] {
  const row = from.row === to.row ? from.row - 1 : from.row
  if (row < 0) return []
  return filledFrom({ from: { row, col: from.col }, to: { row, col: to.col } }, to.row, heldAt)
}
