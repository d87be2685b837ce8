import { periods } from '../../base/span'
import * as s from '../route/shapes'

const days = s.object({ from: s.day, to: s.day })
/** Unit of the amounts: currency, bytes or a count. */
const unit = s.choice(['money', 'bytes', 'count'])

/** Target of a figure: a filtered list or one record. */
const behind = s.object({
  resource: s.text,
  'filter?': s.anyObject,
  'id?': s.either(s.text, s.number),
})

/** One part of a figure, such as a brand, an agent or a day. */
const part = s.object({
  /** Label in the reader's language; the client formats days and bands. */
  'label?': s.text,
  'days?': days,
  /** Range from `from` (inclusive) to `below` (exclusive), open where one is missing. Days are relative to today. */
  'band?': s.object({
    of: s.choice(['days', 'money', 'bytes', 'count']),
    'from?': s.number,
    'below?': s.number,
  }),
  amount: s.number,
  'before?': s.number,
  'colour?': s.text,
  'behind?': behind,
})

/** A figure; money in the currency of the business. */
const figure = s.object({
  id: s.text,
  /** Chart: number with comparison, line, columns, ring or ranking. */
  look: s.choice(['number', 'line', 'bars', 'ring', 'rows']),
  unit,
  /** Set when the reader sees counts instead of amounts. */
  'counts?': s.choice(['units', 'orders']),
  total: s.number,
  /** Value in the previous period; absent without comparison data. */
  'before?': s.number,
  /** An increase is negative. */
  'isBad?': s.flag,
  /** Ascending order; shares of the whole are meaningless. */
  'isAscending?': s.flag,
  /** The amounts are averages and do not add up to the total. */
  'isMean?': s.flag,
  parts: s.list(part),
  /** Sum of the parts that are not listed. */
  'others?': s.number,
  'behind?': behind,
})

/** The figures of a period, beside those of the period before. */
export const boardShape = {
  period: s.choice(periods),
  days,
  before: days,
  figures: s.list(figure),
} as const

export type FigureBoard = s.ValuesOf<typeof boardShape>
export type ShownFigure = FigureBoard['figures'][number]
export type FigureLook = ShownFigure['look']
export type Unit = ShownFigure['unit']
export type Counted = NonNullable<ShownFigure['counts']>
export type Part = ShownFigure['parts'][number]
export type Band = NonNullable<Part['band']>
export type FigureLink = NonNullable<Part['behind']>
