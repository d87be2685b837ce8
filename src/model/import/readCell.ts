import { optionLabel } from '../kinds/choice'
import type { Message } from '../kinds/kind'
import type { KindName } from '../kinds/registry'
import type { FieldModel } from '../resource'
import { type Cell, cellText, type Habits, isBlank } from './cell'
import { readAnswer, readOption } from './choiceText'
import { dayOrderOf, readDay, readMoment } from './dayText'
import { decimalSignOf, readNumber } from './numberText'

/**
 * What one cell says for its field: a value as it travels, what is wrong with it, or the names of
 * other records, which only the server can find.
 */
export type Reading =
  | { readonly value: unknown }
  | { readonly problem: Message }
  | { readonly names: readonly string[] }

/** Reads a cell by the kind of its field; what only the server can judge is left to it. */
export function readCell(field: FieldModel, cell: Cell, habits: Habits): Reading {
  if (isBlank(cell)) return { value: null }
  const read = readers[field.kind]
  if (read) return read(cell, { field, habits })
  return isRounded(cell) ? wrong('roundedNumber') : { value: field.parse(cellText(cell)) }
}

/** What the signs in one column's cells stand for. */
export const habitsOf = (cells: readonly Cell[]): Habits => ({
  decimalSign: decimalSignOf(cells),
  dayOrder: dayOrderOf(cells),
})

interface Place {
  readonly field: FieldModel
  readonly habits: Habits
}
type Reader = (cell: Cell, place: Place) => Reading

const wrong = (key: string): Reading => ({ problem: { key } })
const given = (value: unknown, otherwise: string): Reading => {
  if (value === undefined) return wrong(otherwise)
  return value === 'unclear' ? wrong('unclear') : { value }
}

const number =
  (whole: boolean): Reader =>
  (cell, { habits }) =>
    given(readNumber(cell, { sign: habits.decimalSign, whole }), 'notNumber')

/** Several values in one cell, parted by semicolons, bars or line breaks. */
const parted = (cell: Cell, by = /[;|\n]/) =>
  cellText(cell)
    .split(by)
    .map(part => part.trim())
    .filter(Boolean)

/** It says which were to be had: who reads the answer has the file before them, and no list to choose from. */
const notOffered = ({ options = {} }: FieldModel, value: string): Reading => ({
  problem: {
    key: 'notOffered',
    params: { value },
    options: Object.values(options).map(optionLabel),
  },
})

const choice: Reader = (cell, { field }) => {
  const text = cellText(cell)
  const code = readOption(field, text)
  if (code === 'unclear') return wrong(code)
  if (code !== undefined) return { value: field.parse(code) }
  return 'open' in field.words && field.words.open
    ? { value: field.parse(text) }
    : notOffered(field, text)
}

const choices: Reader = (cell, { field }) => {
  const codeOf = (part: string) => readOption(field, part)
  const parts = parted(cell)
  // An export parts them by commas, which may also stand inside a label.
  const said = parts.every(codeOf) ? parts : parted(cell, /[;|\n,]/)
  const read = said.map(codeOf)
  const unread = said.find(part => codeOf(part) === undefined)
  if (read.includes('unclear')) return wrong('unclear')
  return unread === undefined ? { value: [...new Set(read)] } : notOffered(field, unread)
}

const readers: { readonly [K in KindName]?: Reader } = {
  integer: number(true),
  money: number(true),
  percent: number(true),
  decimal: number(false),
  date: (cell, { habits }) => given(readDay(cell, habits.dayOrder), 'notDay'),
  dateTime: (cell, { habits }) => given(readMoment(cell, habits.dayOrder), 'notInstant'),
  boolean: cell =>
    given(typeof cell === 'boolean' ? cell : readAnswer(cellText(cell)), 'notBoolean'),
  choice,
  choices,
  reference: cell => (isRounded(cell) ? wrong('roundedNumber') : { names: [cellText(cell)] }),
  references: cell => ({ names: [...new Set(parted(cell))] }),
}

/** A long code that a spreadsheet took for a number and cut: `3,52099E+14`. */
const isRounded = (cell: Cell) =>
  typeof cell === 'number'
    ? Math.abs(cell) > Number.MAX_SAFE_INTEGER
    : /^\d[.,]\d+e\+\d{2}$/i.test(cellText(cell))
