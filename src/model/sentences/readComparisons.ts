import { fold } from '../../base/fold'
import { amountOfDeed, dateOfDeed } from './dateOfDeed'
import { headsOf, isDue } from './labels/labelParts'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isCapital, isCode } from './pieceCursor'
import { readRelated } from './readRelated'
import {
  dayBoundsOf,
  daysFor,
  isAgo,
  isAnd,
  isNumberField,
  oppositeOf,
  periodOf,
  rangeOfPeriod,
} from './sentenceParts'
import type { SentenceState } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { phraseWords } from './words/sentenceWords'
import { isOne, isParticiple, tokensOf } from './words/tokens'

type DatesPiece = PieceOf<'days' | 'period'>
type NumberPiece = PieceOf<'number'>
interface Comparing {
  readonly op: SentenceOperator
  readonly text: string
}

/** A date with its days, or a number with its bound. */
export function readFieldCompared(state: SentenceState, field: SentenceField): boolean {
  const isDate = field.shape === 'date'
  if (!isDate && !isNumberField(field)) return false
  // "in stock under 80 dollars": the amount is not that of the stock.
  if (field.shape === 'number' && state.pieces.isBeforeMoney()) return false
  state.named ??= state.pieces.takeListBeforeBound()?.name
  if (isDate) state.pieces.takeDeedBeforeDays()
  if (readDayCount(state, field)) return true
  const dates = isDate ? (takeRange(state) ?? state.pieces.takeOf('period', 'days')) : undefined
  const compare = dates ? undefined : state.pieces.takeOf('compare')
  const number = isDate || compare ? undefined : takeAmount(state)
  if (dates) readAllDates(state, field, dates)
  else if (compare) readCompared(state, compare, field)
  else if (number) readBoundNumber(state, field, number)
  return Boolean(dates || compare || number)
}

/** No code of a record: "reservado en la 019". */
const takeAmount = ({ pieces }: SentenceState) =>
  isCode(pieces.ahead(0)?.text ?? '') ? undefined : pieces.takeOf('number')

/** "facturados del 1 al 15 de noviembre" */
function takeRange({ pieces }: SentenceState): DatesPiece | undefined {
  const first = pieces.ahead(0)?.type === 'number' && pieces.isBeforeDays()
  const number = first ? pieces.takeOf('number') : undefined
  return number && pieces.takeDaysFrom(number)
}

/** "facturados ayer y hoy" */
function readAllDates(state: SentenceState, field: SentenceField, dates: DatesPiece) {
  readDates(state, field, dates)
  if (isAnd(state.pieces.peek()?.text) && state.pieces.isBeforeDays())
    readFieldCompared(state, field)
}

/** "tardaron más de 10 días": the bound of a number of days. */
function readDayCount(state: SentenceState, field: SentenceField): boolean {
  const days = isOfDays(field) ? state.pieces.takeDayCount() : undefined
  if (days !== undefined) state.add({ [field.path]: { gt: days } })
  return days !== undefined
}
const isOfDays = ({ shape, labels }: SentenceField) =>
  shape === 'number' && labels.some(label => /(^| )(d[ií]as|days) /i.test(label))

/** Related rows, or in "price over 100" an own amount whose label has their name. */
export function readRowsOrAmount(state: SentenceState, piece: PieceOf<'count'>): unknown {
  const { pieces, list } = state
  const isCompared = pieces.ahead(0)?.type === 'compare'
  const isAmount = pieces.ahead(isCompared ? 1 : 0)?.type === 'number'
  const names = new Set(piece.count.labels.flatMap(label => headsOf(label).map(({ stem }) => stem)))
  const own = list.fields.find(
    ({ shape, isUsual, labels }) =>
      shape === 'money' &&
      isUsual &&
      labels.some(label => headsOf(label).some(({ stem }) => names.has(stem))),
  )
  if (!isAmount || !own) return readRelated(state, piece)
  readFieldCompared(state, own)
}

/** "over 500", "since March", "more than 3 orders". */
export function readCompared(
  state: SentenceState,
  { op, text }: Comparing,
  named?: SentenceField,
): unknown {
  const { pieces } = state
  const isOfList = /^from$/i.test(text)
  const own = named?.shape === 'date' ? named : undefined
  const date = named ? own : dateOfDeed(state, pieces.taken().slice(0, -1), { isOfList })
  const dates = pieces.takeOf('days', 'period')
  if (dates) return readDaysCompared(state, { op, text, date, named }, dates)
  const number = pieces.takeOf('number')
  const lastDays = number
    ? op === 'between'
      ? pieces.takeDaysFrom(number, 'days')
      : op === 'gte' && pieces.takeDaysFrom(number)
    : undefined
  if (lastDays) return readDates(state, date, lastDays)
  if (number) readAmount(state, { op, text, named }, number)
  else state.tellOf(named, text)
}

function readAmount(
  state: SentenceState,
  { op, text, named }: Comparing & { readonly named: SentenceField | undefined },
  piece: NumberPiece,
): unknown {
  const { pieces } = state
  const { number, isMoney } = piece
  // "antes de las 10"
  if (!named && !isMoney && moments.has(fold(text))) return state.tell(text, piece.text)
  const end = endOf(state, op, piece)
  if (!end) return state.tellOf(named, text, piece.text)
  const said = [text, ...new Set([piece.text, end.text])]
  const range = end === piece ? { [op]: number } : { gte: number, lte: end.number }
  const count = named ? undefined : pieces.takeOf('count')
  if (count) return readRelated(state, count, range)
  const after = pieces.takeOf('after')
  const namedField = named ?? pieces.takeNumberField(isMoney)
  const bound = after ? { [after.op]: number } : range
  if (!namedField && !isMoney && readOtherBound(state, bound)) return
  const field = namedField ?? amountOf(state, isMoney)
  if (field && isOneOf(field, named, piece))
    return state.tell(text, piece.text, pieces.peek(-1)?.text)
  if (!isAmount(field, piece)) return state.tellOf(named, ...said)
  state.add({ [field.path]: bound })
}

/** "between 5 and 10", "from 5 to 10"; the number itself bounds no range. */
function endOf({ pieces }: SentenceState, op: SentenceOperator, piece: NumberPiece) {
  if (op === 'between') return pieces.takeOf('number')
  return (op === 'gte' ? pieces.takeEnd('number') : undefined) ?? piece
}

const moments = phraseWords('moments')

const isAmount = (field: SentenceField | undefined, piece: NumberPiece): field is SentenceField =>
  field !== undefined && field.shape !== 'date' && !isOtherUnit(field, piece)

/** "descuento mayor al 10%" is no amount of money. */
const isOtherUnit = ({ shape }: SentenceField, { isPercent }: NumberPiece) =>
  isPercent === true && shape === 'money'

/** "más de un descuento" counts what is one amount. */
const isOneOf = ({ shape }: SentenceField, named: unknown, { text, isMoney }: NumberPiece) =>
  shape === 'money' && !named && !isMoney && isOne(tokensOf(text)[0])

/** "more than 5 units and less than 20": the other bound of the condition before. */
function readOtherBound({ parts, pieces }: SentenceState, other: SentenceFilter): boolean {
  const [path, bound] = Object.entries(parts.at(-1) ?? {})[0] ?? []
  const next = pieces.peek()
  if (!path || (next && next.type !== 'stop') || !isAnd(pieces.peek(-3)?.text)) return false
  const [op] = Object.keys(other) as SentenceOperator[]
  const isOther = oppositeOf(op).some(name => typeof Object(bound)[name] === 'number')
  // Related rows are counted once, within both bounds.
  if (isOther && path === 'related') parts.pop()
  if (isOther) parts.push({ [path]: path === 'related' ? { ...Object(bound), ...other } : other })
  return isOther
}

/** The usual amount, unless a word that names something else follows: "at least 2 visits". */
export function amountOf(state: SentenceState, isMoney: boolean) {
  const next = state.pieces.peek()
  // A name in capitals counts nothing: "más de 100 Galaxy A15".
  const isOther = next !== undefined && !isParticiple(next.text) && !isCapital(next.text)
  const isWord = next?.type === 'word' && isOther
  const isRows = next?.type === 'field' && isOther && /^(other|date)$/.test(next.field.shape)
  if (!isMoney && (isWord || isRows)) return undefined
  const money = amountOfDeed(state) ?? state.usual('money')
  return money || isMoney
    ? money
    : (state.takePresent() ?? state.list.fields.find(field => field.isQuantity))
}

export function readBoundNumber(
  state: SentenceState,
  field: SentenceField | undefined,
  piece: NumberPiece,
) {
  if (!field || isOtherUnit(field, piece)) return state.tellOf(field, piece.text)
  const end = state.pieces.takeEnd('number')
  const after = end ? undefined : state.pieces.takeOf('after')
  const bound = end ? { gte: piece.number, lte: end.number } : undefined
  state.add({ [field.path]: bound ?? { [after?.op ?? 'eq']: piece.number } })
}

/** "Approved on" is no day ahead. */
const isDone = ({ isPast, isPlanned, labels }: SentenceField) =>
  isPast || (!isPlanned && labels.some(isParticiple) && !labels.some(isDue))

export function readDates(
  state: SentenceState,
  field: SentenceField | undefined,
  piece: DatesPiece,
): unknown {
  // "de la mañana": what began before today is none of tomorrow.
  const isAhead = piece.type === 'period' && /^(next|tomorrow)/.test(piece.period)
  if (!field || isAgo(piece) || (isAhead && isDone(field))) return state.tell(piece.text)
  if (piece.type === 'period')
    return state.add({ [field.path]: { during: periodOf(piece.period, field) } })
  const end = state.pieces.takeEnd('days')
  const after = end ? undefined : state.pieces.takeOf('after')
  const { from, to } = daysFor(
    field,
    { from: piece.days.from, to: (end ?? piece).days.to, isYearless: piece.days.isYearless },
    state.today,
  )
  state.add({ [field.path]: after?.op === 'gte' ? { gte: from } : { gte: from, lte: to } })
}

function readDaysCompared(
  state: SentenceState,
  {
    op,
    text,
    date,
    named,
  }: Comparing & Readonly<Record<'date' | 'named', SentenceField | undefined>>,
  piece: DatesPiece,
) {
  // "from last week" is that week, "from May" that month; "since last week" begins with it.
  const isLong =
    piece.type === 'period' || piece.days.from !== piece.days.to || piece.days.isWeekday
  const isOlder = op === 'gte' && piece.type === 'period' && piece.period.startsWith('older')
  if ((/^from$/i.test(text) && isLong) || isOlder) return readDates(state, date, piece)
  const range =
    piece.type === 'period'
      ? rangeOfPeriod(piece.period, state.today)
      : date && daysFor(date, piece.days, state.today)
  const end =
    op === 'between' ? state.pieces.takeOf('days') : op === 'gte' && state.pieces.takeEnd('days')
  if (!date || !range || (op === 'between' && !end)) return state.tellOf(named, text, piece.text)
  state.pieces.takeOf('after')
  state.add({ [date.path]: dayBoundsOf(end ? 'between' : op, range, end ? end.days.to : range.to) })
}
