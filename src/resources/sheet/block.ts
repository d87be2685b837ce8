import Papa from 'papaparse'

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

export interface Put extends Place {
  readonly text: string
  /** The texts of its column, which together tell what a comma stands for. */
  readonly column: readonly string[]
}

/** Where each cell of a pasted block goes: from the selection's corner; a single one fills it all. */
export function placed(block: readonly (readonly string[])[], selection: Range): Put[] {
  const [first = []] = block
  if (block.length === 1 && first.length === 1) {
    const [text = ''] = first
    return placesOf(selection).map(place => ({ ...place, text, column: [text] }))
  }
  return block.flatMap((cells, row) =>
    cells.map((text, col) => ({
      row: selection.from.row + row,
      col: selection.from.col + col,
      text,
      column: block.map(each => each[col] ?? ''),
    })),
  )
}

/** Each cell below takes the first one's text; a single row takes that of the row above. */
export function filledDown(selection: Range, textAt: (place: Place) => string): Put[] {
  const { from, to } = selection
  const source = from.row === to.row ? from.row - 1 : from.row
  if (source < 0) return []
  return placesOf({ from: { ...from, row: source + 1 }, to }).map(place => {
    const text = textAt({ row: source, col: place.col })
    return { ...place, text, column: [text] }
  })
}
