import { isOwn, referenceOf } from './conditions/condition'
import { isOfLabel } from './conditions/partialMatch'
import { amountOfDeed, dateOfDeed } from './dateOfDeed'
import { contentOf, isCalled, isDue } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isA, isAnd, isCapital, isCode, isOlder, isTime, type PieceCursor } from './pieceCursor'
import { readAmount, readBound, saysMoney } from './readAmounts'
import {
  type DatesPiece,
  daysLasting,
  readDates,
  readDuration,
  type SaidComparison,
} from './readDates'
import { isNumberField, isOfDays } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { isFromWhen } from './words/sentenceWords'

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
  if (dates) readDates(state, field, { piece: dates })
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
  if (!number) return readOtherSide(state, { op, text, named })
  const isRange = op === 'between' || op === 'gte'
  const last = isRange
    ? pieces.takeDaysFrom(number, op === 'between' ? 'days' : undefined)
    : undefined
  if (last) return readDates(state, date, { piece: last })
  const isMoney = number.isMoney || saysMoney(text)
  readAmount(state, { op, text, named }, { ...number, isMoney })
}

/** "saldo mayor que el cupo": another number of a record on the other side. */
function readOtherSide(state: SentenceState, { op, text, named }: SaidComparison) {
  const { pieces, list } = state
  // "precios por debajo del costo": the amount that the list is called.
  const amount = amountOfDeed(state) ?? state.usual('money')
  const isNamed = list.labels.some(label => isCalled(amount?.labels ?? [], label))
  // "pagos menores al total de la factura": the usual amount of what the list has.
  const isOfRows = isNamed || amountOfDeed(state) || isA(pieces.before(), 'list')
  const isAlone = isOfRows && !isA(pieces.before(), 'field')
  const mine = named ?? (isAlone ? amount : undefined)
  const other = takeOther(state, mine)
  const others = list.fields.filter(
    each => isOwn(each) && each.shape === 'money' && each !== mine && each !== other?.field,
  )
  const isOnly = named || isNamed || amountOfDeed(state) || others.length === 0
  const field = isOnly ? mine : undefined
  // "precio nuevo menor al precio": here the amount and not the list.
  const rows = other || !isNamed ? undefined : pieces.takeOf('list')
  const right = other?.field ?? (rows && amount)
  if (right && readTwoFields(state, { field, op }, right)) return
  state.tellOf(named, text)
  state.tell(other?.text ?? rows?.text)
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
  const called = list.fields.filter(
    each =>
      each !== field && isOwn(each) && each.shape === field.shape && isOfLabel(each, next.text),
  )
  const stems = new Set(field.labels.flatMap(contentOf).map(({ stem }) => stem))
  const alike = called.filter(({ labels }) =>
    labels.flatMap(contentOf).some(({ stem }) => stems.has(stem)),
  )
  const [meant, ...more] = alike.length > 0 ? alike : called
  if (!meant || more.length > 0 || isOfLabel(field, next.text)) return undefined
  pieces.takeOf('word', 'value', 'tab')
  return { type: 'field', field: meant, text: next.text }
}

/** Amounts are compared with amounts, and numbers with numbers; only the first has to be of the list itself. */
export function readTwoFields(
  state: SentenceState,
  { field, op }: { readonly field: SentenceField | undefined; readonly op: SentenceOperator },
  other: SentenceField,
): boolean {
  const { pieces } = state
  const isBound = pieces.isBefore('number') || pieces.isBefore('compare', 'number')
  if (!field || !isOwn(field) || field === other || isBound || op === 'between') return false
  if (!isNumberField(field) || field.shape !== other.shape) return false
  state.add({ [field.path]: { [op]: { field: other.path } } })
  return true
}
