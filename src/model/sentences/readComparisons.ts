import { fold } from '../../base/fold'
import { isOfLabel } from './conditions/partialMatch'
import { amountOfDeed, dateOfDeed } from './dateOfDeed'
import { isDue } from './labels/labelParts'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import {
  isA,
  isAnd,
  isCapital,
  isCode,
  isOfData,
  isOlder,
  isTime,
  type PieceCursor,
} from './pieceCursor'
import { type DatesPiece, daysIn, readDates, readDaysCompared, readDuration } from './readDates'
import { readRelated } from './readRelated'
import { isNumberField, isOfDays, oppositeOf } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { phraseWords } from './words/sentenceWords'
import { isOne, isParticiple, isTimeUnit, tokensOf } from './words/tokens'

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
  takeList(state, field)
  if (isDate) takeDue(state)
  if (readDayCount(state, field)) return true
  const dates = isDate ? (takeRange(state) ?? state.pieces.takeOf('period', 'days')) : undefined
  const compare = dates ? undefined : state.pieces.takeOf('compare')
  const number = isDate || compare ? undefined : takeAmount(state)
  if (dates) readAllDates(state, field, dates)
  else if (compare) readCompared(state, compare, field)
  else if (number) readBoundNumber(state, field, number)
  return Boolean(dates || compare || number)
}

/** "PVP prices over 100", "sent deposits today": the list stands before the bound, and it is not of what a reference has. */
function takeList(state: SentenceState, field: SentenceField) {
  const isBound = isA(state.pieces.ahead(1), 'compare', 'period', 'days')
  if (isBound && state.isReached(field)) state.named ??= state.pieces.takeOf('list')?.name
}

/** "pagarés que vencen esta semana": the word says nothing beside the date. */
function takeDue({ pieces }: SentenceState) {
  const next = pieces.ahead(isA(pieces.ahead(1), 'compare') ? 2 : 1)
  if (isDue(pieces.ahead()?.text ?? '') && isTime(next)) pieces.takeOf('word')
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

/** "tardaron más de 10 días": the bound of a number of days; "decididas en más de 10 días" means such a number. */
function readDayCount(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const next = pieces.ahead()
  const isCount = isOfDays(field)
  const isLasting = field.shape === 'date' && pieces.isBeforeDuration()
  if (!isOlder(next) || !(isCount || isLasting)) return false
  pieces.takeOf('period')
  if (isCount) state.add({ [field.path]: { gt: daysIn(next) } })
  else readDuration(state, next)
  return true
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
  const date = named
    ? own
    : dateOfDeed(state, pieces.taken().slice(0, -1), { isOfList, isLasting: op === 'gte' })
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

/** The number that was named; "decided in more than 10 days" names one after a date. */
const numberMeant = (
  { pieces }: SentenceState,
  named: SentenceField | undefined,
  piece: NumberPiece,
): SentenceField | undefined =>
  named && isNumberField(named)
    ? named
    : (pieces.takeNumberField(piece.isMoney) ?? named ?? fieldOfRange(pieces, piece))

/** "more than 10 but fewer than 50 available": both bounds are of the field that follows. */
function fieldOfRange(pieces: PieceCursor, { number, isMoney }: NumberPiece) {
  const [and, compare, end, field] = [0, 1, 2, 3].map(at => pieces.peek(at))
  const isRange = isAnd(and?.text) && compare?.type === 'compare' && /^l/.test(compare.op)
  if (isMoney || !isRange || end?.type !== 'number' || end.isMoney || end.number <= number)
    return undefined
  return field?.type === 'field' && isNumberField(field.field) ? field.field : undefined
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
  if (!named && readRows(state, { range, said, isMoney })) return
  const after = pieces.takeOf('after')
  const namedField = numberMeant(state, named, piece)
  const bound = after ? { [after.op]: number } : range
  if (!namedField && readOtherBound(state, bound, isMoney)) return
  const field = namedField ?? (isUnclear(state) ? undefined : amountOf(state, isMoney))
  if (field && isOneOf(field, named, piece))
    return state.tell(text, piece.text, pieces.peek(-1)?.text)
  if (!isAmount(state, field, piece)) return state.tellOf(named, ...said)
  state.add({ [field.path]: bound })
}

interface RowsCounted {
  readonly range: SentenceFilter
  readonly said: readonly string[]
  readonly isMoney: boolean
}
/** "más de 3 depósitos" of an order; "más de 3 pedidos" would count the records themselves. */
function readRows(state: SentenceState, { range, said, isMoney }: RowsCounted): boolean {
  const count = state.pieces.takeOf('count')
  const list = count || isMoney ? undefined : state.pieces.takeNext('list')
  if (count) readRelated(state, count, range)
  if (list) state.tell(...said, list.text)
  return Boolean(count || list)
}

/** "diferencia en la transferencia mayor a 10": of that amount, or of the usual one. */
function isUnclear(state: SentenceState): boolean {
  const { pieces, parts } = state
  const taken = pieces.taken()
  const at = taken.findLastIndex(({ type }) => type === 'field')
  const piece = taken[at]
  if (piece?.type !== 'field' || !isNumberField(piece.field)) return false
  const between = taken.slice(at + 1).filter(({ type }) => !/^(compare|number)$/.test(type))
  const isBeside = between.every(({ type, text }) => /^(stop|word)$/.test(type) && !isAnd(text))
  const isGiven = piece.field.path in (parts.at(-1) ?? {}) && between.some(isOfData)
  const usual = state.usual('money')
  return isBeside && isGiven && usual !== undefined && usual !== piece.field
}

/** "between 5 and 10", "from 5 to 10"; the number itself bounds no range. */
function endOf({ pieces }: SentenceState, op: SentenceOperator, piece: NumberPiece) {
  if (op === 'between') return pieces.takeOf('number')
  return (op === 'gte' ? pieces.takeEnd('number') : undefined) ?? piece
}

const moments = phraseWords('moments')

const isAmount = (
  state: SentenceState,
  field: SentenceField | undefined,
  piece: NumberPiece,
): field is SentenceField =>
  field !== undefined && field.shape !== 'date' && !isOtherUnit(state, field, piece)

/** "descuento mayor al 10%" is no amount of money, "saldo mayor a 90 días" no balance. */
function isOtherUnit({ pieces }: SentenceState, field: SentenceField, { isPercent }: NumberPiece) {
  const next = pieces.peek()
  const isUnit = isA(next, 'word') && isTimeUnit(next.text)
  return (isPercent === true && field.shape === 'money') || (isUnit && !isOfLabel(field, next.text))
}

/** "más de un descuento" counts what is one amount. */
const isOneOf = ({ shape }: SentenceField, named: unknown, piece: NumberPiece) =>
  shape === 'money' &&
  !named &&
  !piece.isMoney &&
  piece.number === 1 &&
  isOne(tokensOf(piece.text)[0])

/** "more than 5 units and less than 20", "balance under 100 or over 5000": the other bound of the condition before. */
function readOtherBound(
  { parts, pieces, list }: SentenceState,
  other: SentenceFilter,
  isMoney: boolean,
): boolean {
  const [path, bound] = Object.entries(parts.at(-1) ?? {})[0] ?? []
  const [joint, next] = [pieces.peek(-3), pieces.peek()]
  const isJoined = joint?.type === 'or' || isAnd(joint?.text)
  if (!path || !isJoined || (next && !/^(stop|not|with)$/.test(next.type))) return false
  if (isMoney && list.fields.find(field => field.path === path)?.shape !== 'money') return false
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
  // "at least 2 pending documents" counts what a value is called.
  const isNoun = next?.type === 'value' && /\p{Ll}s$/u.test(next.text)
  const isWord = (next?.type === 'word' || isNoun) && isOther
  const isDated = /^(compare|period|days)$/.test(state.pieces.ahead(1)?.type ?? '')
  const isRows =
    next?.type === 'field' && isOther && !isDated && /^(other|date)$/.test(next.field.shape)
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
  if (!field || isOtherUnit(state, field, piece)) return state.tellOf(field, piece.text)
  const end = state.pieces.takeEnd('number')
  const after = end ? undefined : state.pieces.takeOf('after')
  const bound = end ? { gte: piece.number, lte: end.number } : undefined
  state.add({ [field.path]: bound ?? { [after?.op ?? 'eq']: piece.number } })
}
