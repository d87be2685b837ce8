import { askedOf } from './conditions/condition'
import { dateOfDeed, deedAhead } from './dateOfDeed'
import { isDue } from './labels/labelParts'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isA, isAnd, isOlder, isTime, type PieceCursor } from './pieceCursor'
import { readRelated } from './readRelated'
import {
  dayBoundsOf,
  daysFor,
  isAgo,
  isOfDays,
  periodOf,
  presence,
  rangeOfPeriod,
  type SaidDays,
} from './sentenceParts'
import type { SentenceState } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { isFromWhen, isWordOf } from './words/sentenceWords'
import { isParticiple } from './words/tokens'

export type DatesPiece = PieceOf<'days' | 'period'>

/** "facturados a mayoristas ayer": the days of that deed, and none where no date says when it was. */
export function readBareDates(state: SentenceState, piece: DatesPiece) {
  const taken = state.pieces.taken().slice(0, -1)
  const before = taken.at(-1)
  const small = isA(before, 'stop') ? before.text : ''
  const isOfList = [small, piece.text].some(text => isWordOf('origin', text)) || isAnd(small)
  if (isOlder(piece) && isWordOf('within', small)) return readDuration(state, piece, small)
  // "a crédito a más de 60 días" is a term.
  if (isOlder(piece) && isWordOf('upTo', small)) return state.tell(small, piece.text)
  // "llevan más de una semana", "con más de una semana"
  const isHad = isA(before, 'with') || isWordOf('with', piece.text)
  const deed = isOlder(piece) && isHad ? deedAhead(state) : undefined
  const isLasting = isOlder(piece) && isWordOf('lasting', piece.text)
  const date = deed
    ? deed.date
    : dateOfDeed(state, taken, { isOfList, isOlder: isOlder(piece), isLasting })
  readDates(state, dateBeforeOr(state, taken) ?? date, { piece })
}

/** "invoiced today or yesterday": both days are those of one date. */
function dateBeforeOr(state: SentenceState, taken: readonly SentencePiece[]) {
  const [or, days] = taken.filter(({ type }) => type !== 'stop').toReversed()
  return isA(or, 'or') && isTime(days) ? dateAsked(state) : undefined
}

/** The date of the last condition, if that asks one. */
function dateAsked({ parts, list }: SentenceState) {
  const { path, asked } = askedOf(parts.at(-1))
  const last = path === 'or' ? askedOf([asked].flat().at(-1) as SentenceFilter).path : path
  return list.fields.find(field => field.path === last && field.shape === 'date')
}

/** The days of "más de 10 días". */
export const daysLasting = (piece: SentencePiece | undefined) =>
  isA(piece, 'period') ? Number.parseInt(piece.period.replace(/\D+/, ''), 10) : undefined

/** How long something took, which is no time ago: told unless one number of the list says so. */
export function readDuration(state: SentenceState, piece: DatesPiece, small?: string) {
  const [field, ...more] = state.list.fields.filter(
    each => isOfDays(each) && !each.path.includes('.'),
  )
  if (!field || more.length > 0) return state.tell(small, piece.text)
  state.add({ [field.path]: { gt: daysLasting(piece) } })
}

/** "excepto los de ayer", "not older than 30 days": all other days. */
export function readDeniedDays(state: SentenceState, not: SentencePiece): boolean {
  const { pieces, parts } = state
  if (!isTime(pieces.ahead())) return false
  const taken = pieces.taken().slice(0, -1)
  const before = taken.at(-1)
  const dates = pieces.takeOf('period', 'days')
  const small = pieces.taken().slice(taken.length + 1, -1)
  const isOf = small.some(({ text }) => isWordOf('origin', text))
  const rows = taken.findLast(piece => isA(piece, 'count'))
  // "compraron en octubre pero no en noviembre": those days are of related rows.
  if (isA(rows, 'count') && 'related' in (parts.at(-1) ?? {}) && isAnd(before?.text)) {
    pieces.skip(-1)
    readRelated(state, rows, { eq: 0 })
    return true
  }
  // "invoiced but not this month": the date that was only said to be given.
  const isGiven = Object(askedOf(parts.at(-1)).asked).empty === false
  const isOfList = isOf || isA(before, 'list')
  const meant = (isGiven ? dateAsked(state) : undefined) ?? dateOfDeed(state, taken, { isOfList })
  // "feriados que faltan este año" are those to come, not those of other years.
  const date = rows || isWordOf('lacking', not.text) ? undefined : meant
  const other = date && dates && otherDays(date, dates, state.today)
  if (other) state.add(other)
  else state.tell(not.text, dates?.text)
  return true
}

function otherDays({ path }: SentenceField, dates: DatesPiece, today: string) {
  const period = isA(dates, 'period') ? dates.period : ''
  if (isOlder(dates)) return { [path]: { during: period.replace('older than', 'last') } }
  const days = saidDays(dates, today)
  return days && { or: [{ [path]: { lt: days.from } }, { [path]: { gt: days.to } }] }
}

/** "Approved on" is no day ahead. */
const isDone = ({ isPast, isPlanned, labels }: SentenceField) =>
  isPast || (!isPlanned && labels.some(isParticiple) && !labels.some(isDue))

/** A comparison, after a field if one is named. */
export interface SaidComparison {
  readonly op: SentenceOperator
  readonly text: string
  readonly named?: SentenceField | undefined
}

/** Days or a period on a date, alone or after a comparison such as "since"; told where no date is meant. */
export function readDates(
  state: SentenceState,
  date: SentenceField | undefined,
  { piece, ...compare }: { readonly piece: DatesPiece } & Partial<SaidComparison>,
): unknown {
  const { pieces, today } = state
  const op = compare.op && !isThatLong(compare.op, compare.text, piece) ? compare.op : undefined
  // "aprobados esta mañana"
  if (!op && tellsAlone(state, date, piece))
    return compare.named && state.add(presence(compare.named))
  const end = takeLast(pieces, op)
  const after = end ? undefined : pieces.takeOf('after')
  const asked = date && daysAsked(date, { piece, end, op, after: after?.op }, today)
  if (asked) state.add({ [date.path]: asked })
  else if (op) state.tellOf(compare.named, compare.text, piece.text)
  else state.tell(piece.text, end?.text, after?.text)
}

interface DaysSaid {
  readonly piece: DatesPiece
  readonly end: DatesPiece | undefined
  readonly op: SentenceOperator | undefined
  readonly after: SentenceOperator | undefined
}
function daysAsked(date: SentenceField, { piece, end, op, after }: DaysSaid, today: string) {
  if (isA(piece, 'period') && !end && !op && !after) return { during: periodOf(piece.period, date) }
  const said = saidDays(piece, today)
  const to = (end ? saidDays(end, today) : said)?.to ?? ''
  // "a fin de mes" says about when
  const isUnclear = op ? op === 'between' && !end : said?.isEnd
  if (!said || to < said.from || isUnclear) return undefined
  const asked = op && op !== 'gte' ? op : (after ?? op ?? 'eq')
  return dayBoundsOf(end ? 'between' : asked, daysFor(date, { ...said, to }, today))
}

export const saidDays = (piece: DatesPiece, today: string): SaidDays | undefined =>
  isA(piece, 'days') ? piece.days : rangeOfPeriod(piece.period, today)

/** Days that are none of the date, alone. */
function tellsAlone(state: SentenceState, date: SentenceField | undefined, piece: DatesPiece) {
  const isNone = !date || isAgo(piece) || isOtherSide(date, piece)
  const month = isNone ? '' : takeMonthOf(state.pieces, piece)
  if (month !== undefined) state.tell(piece.text, month)
  return month !== undefined
}

/** "de la mañana": what began before today is none of tomorrow. */
const isOtherSide = (date: SentenceField, piece: DatesPiece) =>
  isA(piece, 'period') && /^(next|tomorrow)/.test(piece.period) && isDone(date)

/** "la última semana de octubre" */
function takeMonthOf(pieces: PieceCursor, piece: DatesPiece): string | undefined {
  const [of, month] = [pieces.peek(), pieces.peek(1)]
  if (!isA(piece, 'period') || !isWordOf('of', of?.text) || !isA(month, 'days')) return undefined
  pieces.skip(2)
  return `${of?.text} ${month.text}`
}

/** The last day of "between yesterday and today", "desde enero hasta marzo", "de enero a marzo". */
const takeLast = (pieces: PieceCursor, op: SentenceOperator = 'gte') =>
  op === 'between'
    ? pieces.takeOf('days', 'period')
    : op === 'gte'
      ? pieces.takeEnd('days')
      : undefined

/** "from last week" and "valid from next week" are that week, "from May" that month; "since last week" begins with it. */
function isThatLong(op: SentenceOperator, text: string | undefined, piece: DatesPiece): boolean {
  if (piece.type === 'period')
    return op === 'gte' && (/\bfrom$/i.test(text ?? '') || piece.period.startsWith('older'))
  const { from, to, isWeekday, isAgo } = piece.days
  return isFromWhen(text) && (from !== to || isWeekday === true || isAgo === true)
}
