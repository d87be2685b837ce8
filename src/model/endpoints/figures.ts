import { periods } from '../../base/span'
import {
  anyObject,
  choice,
  day,
  either,
  flag,
  list,
  number,
  object,
  text,
  type ValuesOf,
} from '../route/shapes'

const days = object({ from: day, to: day })
/** Unit of the amounts: currency, bytes or a count. */
const unit = choice(['money', 'bytes', 'count'])

/** Target of a figure: a filtered list or one record. */
const behind = object({ resource: text, 'filter?': anyObject, 'id?': either(text, number) })

/** One part of a figure, such as a brand, an agent or a day. */
const part = object({
  /** Label in the reader's language; the client formats days and bands. */
  'label?': text,
  'days?': days,
  /** Range from `from` (inclusive) to `below` (exclusive), open where one is missing. Days are relative to today. */
  'band?': object({
    of: choice(['days', 'money', 'bytes', 'count']),
    'from?': number,
    'below?': number,
  }),
  amount: number,
  'before?': number,
  'colour?': text,
  'behind?': behind,
})

/** A figure; money in the currency of the business. */
const figure = object({
  id: text,
  /** Chart: number with comparison, line, columns, ring or ranking. */
  look: choice(['number', 'line', 'bars', 'ring', 'rows']),
  unit,
  /** Set when the reader sees counts instead of amounts. */
  'counts?': choice(['units', 'orders']),
  total: number,
  /** Value in the previous period; absent without comparison data. */
  'before?': number,
  /** An increase is negative. */
  'isBad?': flag,
  /** Ascending order; shares of the whole are meaningless. */
  'isAscending?': flag,
  /** The amounts are averages and do not add up to the total. */
  'isMean?': flag,
  parts: list(part),
  /** Sum of the parts that are not listed. */
  'others?': number,
  'behind?': behind,
})

/** The figures of a period, beside those of the period before. */
export const boardShape = {
  period: choice(periods),
  days,
  before: days,
  figures: list(figure),
} as const

export type FigureBoard = ValuesOf<typeof boardShape>
export type ShownFigure = FigureBoard['figures'][number]
export type FigureLook = ShownFigure['look']
export type Unit = ShownFigure['unit']
export type Counted = NonNullable<ShownFigure['counts']>
export type Part = ShownFigure['parts'][number]
export type Band = NonNullable<Part['band']>
export type FigureLink = NonNullable<Part['behind']>
