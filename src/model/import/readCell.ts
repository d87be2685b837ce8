import { optionLabel } from '../../kinds/choice/data'
import type { Message } from '../../kinds/kind/kind'
import type { FieldModel } from '../fields/resource'
import { cellText, type Habits, type ImportCell, isBlank } from './cell'
import { readAnswer, readOption } from './choiceText'
import { dayOrderOf, readDay, readMoment } from './dayText'
import { decimalSignOf, readNumber } from './numberText'

/** Result of reading a cell: a value as on the wire, a problem, or names of other records, resolved by the server. */
export type CellReading =
  | { readonly value: unknown }
  | { readonly problem: Message }
  | { readonly names: readonly string[] }

/** Reads a cell by the kind of its field, leaving checks that need data to the server. */
export function readCell(field: FieldModel, cell: ImportCell, habits: Habits): CellReading {
  if (isBlank(cell)) return { value: null }
  const read = readerOf(field)
  if (read) return read(cell, { field, habits })
  return isRounded(cell) ? problemOf('roundedNumber') : { value: field.parse(cellText(cell)) }
}

/** Formats used by the cells of a column. */
export const habitsOf = (cells: readonly ImportCell[]): Habits => ({
  decimalSign: decimalSignOf(cells),
  dayOrder: dayOrderOf(cells),
})

interface Place {
  readonly field: FieldModel
  readonly habits: Habits
}
type Reader = (cell: ImportCell, place: Place) => CellReading

const problemOf = (key: string): CellReading => ({ problem: { key } })
const given = (value: unknown, otherwise: string): CellReading => {
  if (value === undefined) return problemOf(otherwise)
  return value === 'unclear' ? problemOf('unclear') : { value }
}

const number =
  (whole: boolean): Reader =>
  (cell, { habits }) =>
    given(readNumber(cell, { sign: habits.decimalSign, whole }), 'notNumber')

/** Several values in one cell, separated by semicolons, bars or line breaks. */
const splitCell = (cell: ImportCell, by = /[;|\n]/) =>
  cellText(cell)
    .split(by)
    .map(part => part.trim())
    .filter(Boolean)

/** Lists the allowed values, because a reader of a file has no list to choose from. */
const notOffered = ({ options = {} }: FieldModel, value: string): CellReading => ({
  problem: {
    key: 'notOffered',
    params: { value },
    options: Object.values(options).map(optionLabel),
  },
})

const choice: Reader = (cell, { field }) => {
  const text = cellText(cell)
  const code = readOption(field, text)
  if (code === 'unclear') return problemOf(code)
  if (code !== undefined) return { value: field.parse(code) }
  return field.choice?.allowOther ? { value: field.parse(text) } : notOffered(field, text)
}

const choices: Reader = (cell, { field }) => {
  const codeOf = (part: string) => readOption(field, part)
  const parts = splitCell(cell)
  // Exports separate labels by commas, which may also be part of a label.
  const given = parts.every(codeOf) ? parts : splitCell(cell, /[;|\n,]/)
  const read = given.map(codeOf)
  const unread = given.find(part => codeOf(part) === undefined)
  if (read.includes('unclear')) return problemOf('unclear')
  return unread === undefined ? { value: [...new Set(read)] } : notOffered(field, unread)
}

const day: Reader = (cell, { habits }) => given(readDay(cell, habits.dayOrder), 'notDay')
const moment: Reader = (cell, { habits }) => given(readMoment(cell, habits.dayOrder), 'notInstant')
const answer: Reader = cell =>
  given(typeof cell === 'boolean' ? cell : readAnswer(cellText(cell)), 'notBoolean')
const reference: Reader = cell =>
  isRounded(cell) ? problemOf('roundedNumber') : { names: [cellText(cell)] }
const references: Reader = cell => ({ names: [...new Set(splitCell(cell))] })

/** None for text that the kind itself reads. */
function readerOf(field: FieldModel): Reader | undefined {
  if (field.references) return references
  if (field.reference) return reference
  if (field.choice) return choice
  if (field.options && field.isList) return choices
  if (field.isYesNo) return answer
  if (field.store === 'day') return day
  if (field.store === 'instant') return moment
  return field.isNumeric && !field.isAssigned ? number(field.store !== 'real') : undefined
}

/** A long code rounded by a spreadsheet: `3,52099E+14`. */
const isRounded = (cell: ImportCell) =>
  typeof cell === 'number'
    ? Math.abs(cell) > Number.MAX_SAFE_INTEGER
    : /^\d[.,]\d+e\+\d{2}$/i.test(cellText(cell))
