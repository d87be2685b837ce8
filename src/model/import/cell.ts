/** A cell of a file; dates and instants are ISO text already. */
export type ImportCell = string | number | boolean | null

/** Number and date formats detected in a column. */
export interface Habits {
  /** Undefined: no number shows it; `mixed`: numbers contradict each other. */
  readonly decimalSign: DecimalSign | 'mixed' | undefined
  readonly dayOrder: DayOrder
}
export type DecimalSign = ',' | '.'
/** `mdy`: month first, as in the United States. */
export type DayOrder = 'dmy' | 'mdy'

/** The cell as text, without invisible characters and the apostrophe that marks text in spreadsheets. */
export const cellText = (cell: ImportCell): string =>
  cell === null
    ? ''
    : String(cell)
        .replace(/\p{Cf}/gu, '')
        .replace(/[\u00a0\u202f]/g, ' ')
        .trim()
        .replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/u, '')

export const isBlank = (cell: ImportCell | undefined): boolean =>
  cell === undefined || cell === null || cellText(cell) === ''
