import { isOwn, referenceOf } from './conditions/condition'
import { dateLike, isOfLabel } from './conditions/partialMatch'
import { amountOfDeed, dateOfDeed } from './dateOfDeed'
import { contentOf, isCalled, isDue } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isA, isAnd, isCapital, isCode, isOlder, isTime, type PieceCursor } from './pieceCursor'
import { readAmount, readBound, saysMoment, saysMoney } from './readAmounts'
import {
  type DatesPiece,
  daysLasting,
  readDates,
  readDuration,
  type SaidComparison,
} from './readDates'
import { isNumberField, isOfDays } from './sentenceParts'
import { type SentenceState, usualOf } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { isFromWhen, isWordOf } from './words/sentenceWords'

/** A date with its days, or a number with its bound. */
export function readFieldCompared(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const isDate = field.shape === 'date'
  if (!isDate && !isNumberField(field)) return false
  // "in stock under 80 dollars": the amount is not that of the stock.
  if (field.shape === 'number' && pieces.isBeforeMoney()) return false
  takeBetween(state, field)
  return readDayCount(state, field) || readNext(state, field, isDate)
}

function readNext(state: SentenceState, field: SentenceField, isDate: boolean): boolean {
  const { pieces } = state
  const dates = isDate ? (takeRange(pieces) ?? pieces.takeOf('period', 'days')) : undefined
  // "with missing documents from last month"
  const isOther = !isDate && pieces.isBeforeDays() && isFromWhen(pieces.ahead()?.text)
  const isBefore = isOther || isBeforeOther(pieces)
  const compare = dates || isBefore ? undefined : pieces.takeOf('compare')
  // "reservado en la 019" names a record.
  const isNumber = !isDate && !compare && !isCode(pieces.ahead()?.text ?? '')
  const number = isNumber ? pieces.takeOf('number') : undefined
  if (dates) readDates(state, field, { piece: dates, named: field })
  else if (compare) readCompared(state, { ...compare, named: field })
  else if (number) readBound(state, field, number)
  // "facturados ayer y hoy"
  if (dates && isAnd(pieces.peek()?.text) && pieces.isBeforeDays()) readFieldCompared(state, field)
  return Boolean(dates || compare || number)
}

/** "con descuento y más de 20 unidades": what is bound stands after its number. */
const isBeforeOther = (pieces: PieceCursor) =>
  isAnd(pieces.peek()?.text) &&
  pieces.isBefore('compare', 'number') &&
  isA(pieces.ahead(2), 'field', 'count', 'word')

/** "PVP prices over 100", "sent deposits today": the list, and not of what a reference has; "pagarés que vencen hoy": a word that says nothing beside the date. */
function takeBetween(state: SentenceState, field: SentenceField) {
  const { pieces } = state
  const [next, bound, days] = [0, 1, 2].map(distance => pieces.ahead(distance))
  const isBound = isA(bound, 'compare') || isTime(bound)
  if (isBound && state.isReached(field)) state.named ??= pieces.takeOf('list')?.name
  const isDated = isTime(isA(bound, 'compare') ? days : bound)
  if (field.shape === 'date' && isDated && isDue(next?.text ?? '')) pieces.takeOf('word')
}

/** "facturados del 1 al 15 de noviembre" */
function takeRange(pieces: PieceCursor): DatesPiece | undefined {
  const number = pieces.isBeforeDays() ? pieces.takeOf('number') : undefined
  return number && pieces.takeDaysFrom(number)
}

/** "tardaron más de 10 días": the bound of a number of days; "decididas en más de 10 días" means such a number. */
function readDayCount(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const isCount = isOfDays(field)
  const isLasting = field.shape === 'date' && pieces.isBeforeDuration()
  const isSaid = isOlder(pieces.ahead()) && (isCount || isLasting)
  const lasting = isSaid ? pieces.takeOf('period') : undefined
  if (lasting && isCount) state.add({ [field.path]: { gt: daysLasting(lasting) } })
  else if (lasting) readDuration(state, lasting)
  return lasting !== undefined
}

/** "over 500", "since March", "more than 3 orders". */
export function readCompared(state: SentenceState, { op, text, named }: SaidComparison): unknown {
  const { pieces } = state
  const isOfList = isFromWhen(text)
  const own = named?.shape === 'date' ? named : undefined
  const date = named
    ? own
    : dateOfDeed(state, pieces.taken().slice(0, -1), { isOfList, isLasting: op === 'gte' })
  const dates = pieces.takeOf('days', 'period')
  if (dates) return readDates(state, date, { piece: dates, op, text, named })
  const number = pieces.takeOf('number')
  if (!number) return readOtherSide(state, { op, text, named }, date)
  const isRange = op === 'between' || op === 'gte'
  const last = isRange
    ? pieces.takeDaysFrom(number, op === 'between' ? 'days' : undefined)
    : undefined
  if (last) return readDates(state, date, { piece: last })
  const isPrice = !named && isOfThingsIn(state)
  const isMoney = number.isMoney || saysMoney(text) || (isPrice && number.number >= MONEY)
  if (isPrice && !isMoney && number.number > FEW) return state.tell(text, number.text)
  readAmount(state, { op, text, named }, { ...number, isMoney })
}

/** Numbers of pieces up to this, and amounts from that; between them a number may be either. */
const FEW = 20
const MONEY = 100
/** "phones under 200 in stock", unlike "with fewer than 5 in stock": the things cost so much, or so many are there. */
function isOfThingsIn({ pieces, list }: SentenceState): boolean {
  const [things, compare] = [pieces.peek(-3), pieces.peek(-2)]
  const end = isA(compare, 'compare') && compare.op === 'between' ? 1 : 0
  const next = isWordOf('within', pieces.peek(2 * end)?.text) ? pieces.ahead(end) : undefined
  const isOf = isA(things, 'word', 'list', 'value') || isWordOf('origin', things?.text)
  const isCount = isA(next, 'field') && next.field.shape === 'number'
  return isOf && isCount && !isWordOf('with', compare?.text) && !!usualOf(list.fields, 'money')
}

/** "saldo mayor que el cupo", "facturados antes de su aprobación": another number or date of a record on the other side. */
function readOtherSide(state: SentenceState, said: SaidComparison, date?: SentenceField) {
  const { pieces, list } = state
  const { op, text, named } = said
  const isDate = named ? named.shape === 'date' : saysMoment(text)
  const { meant, isAlone, isOnly, isNamed } = isDate ? dateAlone(state, date) : amountAlone(state)
  const mine = named ?? (isAlone ? meant : undefined)
  const other = takeOther(state, mine)
  const isOther = (each: SentenceField) =>
    isOwn(each) && each.shape === 'money' && each !== mine && each !== other?.field
  const isClear = named || isNamed || isOnly || !list.fields.some(isOther)
  // "precio nuevo menor al precio": here the amount and not the list.
  const rows = other || !isNamed ? undefined : pieces.takeOf('list')
  const right = other?.field ?? (rows && meant)
  if (right && readTwoFields(state, { field: isClear ? mine : undefined, op }, right)) return
  state.tellOf(named, text)
  state.tell(other?.text ?? rows?.text)
}

/** The date of what was done; the usual one is that of the list alone: "on hold after approval" is none of it. */
function dateAlone(state: SentenceState, meant?: SentenceField) {
  const isAlone = meant !== state.usual('date') || isA(state.pieces.before(), 'list', 'created')
  return { meant, isAlone, isOnly: true, isNamed: false }
}

/** "precios por debajo del costo": the amount that the list is called, or of what was done. */
function amountAlone(state: SentenceState) {
  const [ofDeed, before] = [amountOfDeed(state), state.pieces.before()]
  const meant = ofDeed ?? state.usual('money')
  const isNamed = state.list.labels.some(label => isCalled(meant?.labels ?? [], label))
  const isAlone = isA(before, 'list') || ((isNamed || ofDeed) && !isA(before, 'field'))
  return { meant, isAlone, isNamed, isOnly: ofDeed !== undefined }
}

/** The other side of a comparison: a field, or a word that tells one from others, "menor que el solicitado". */
export function takeOther(
  { list, pieces }: SentenceState,
  field: SentenceField | undefined,
): PieceOf<'field'> | undefined {
  const other = pieces.takeOtherSide()
  const next = pieces.ahead()
  // "mayor que el total del pedido"
  if (other && isA(next, 'field') && next.field.path === referenceOf(other.field))
    pieces.takeOf('field')
  if (other || !field || !isA(next, 'word', 'value', 'tab') || isCapital(next.text)) return other
  const isCalledSo = (each: SentenceField) =>
    field.shape === 'date'
      ? each === dateLike(list, next.text)
      : isOwn(each) && each.shape === field.shape && isOfLabel(each, next.text)
  const called = list.fields.filter(each => each !== field && isCalledSo(each))
  const stems = new Set(field.labels.flatMap(contentOf).map(({ stem }) => stem))
  const alike = called.filter(({ labels }) =>
    labels.flatMap(contentOf).some(({ stem }) => stems.has(stem)),
  )
  const [meant, ...more] = alike.length > 0 ? alike : called
  if (!meant || more.length > 0 || isOfLabel(field, next.text)) return undefined
  pieces.takeOf('word', 'value', 'tab')
  return { type: 'field', field: meant, text: next.text }
}

/** Amounts are compared with amounts, numbers with numbers, days with days; only the first has to be of the list itself. */
export function readTwoFields(
  state: SentenceState,
  { field, op }: { readonly field: SentenceField | undefined; readonly op: SentenceOperator },
  other: SentenceField,
): boolean {
  const { pieces, list } = state
  const isBound =
    pieces.isBefore('number') ||
    pieces.isBefore('compare', 'number') ||
    (other.shape === 'date' && pieces.isBeforeDays())
  if (!field || !isOwn(field) || field === other || isBound || op === 'between') return false
  if (!/^(number|money|date)$/.test(field.shape) || field.shape !== other.shape) return false
  if (field.isMoment !== other.isMoment) return false
  // "saldo mayor que el cupo": not what the balance leaves of the limit, but the limit.
  const [whole, less] = other.restOf ?? []
  const isWhole =
    less === field.path && other.shape === 'money' && list.fields.some(({ path }) => path === whole)
  state.add({ [field.path]: { [op]: { field: isWhole ? whole : other.path } } })
  return true
}
