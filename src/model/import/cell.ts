/** One cell of a file, as its reader gave it; a day or an instant is ISO text already. */
export type Cell = string | number | boolean | null

/** What signs stand for in one column, where the column itself tells. */
export interface Habits {
  /** Undefined: no number of the column tells; `mixed`: they do not agree. */
  readonly decimalSign: DecimalSign | 'mixed' | undefined
  readonly dayOrder: DayOrder
}
export type DecimalSign = ',' | '.'
/** `mdy`: the month comes first, as in the United States. */
export type DayOrder = 'dmy' | 'mdy'

/** The cell as text, without signs nobody sees and the mark that keeps a spreadsheet from reckoning. */
export const cellText = (cell: Cell): string =>
  cell === null
    ? ''
    : String(cell)
        .replace(/\p{Cf}/gu, '')
        .replace(/[\u00a0\u202f]/g, ' ')
        .trim()
        .replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/u, '')

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || cellText(cell) === ''
