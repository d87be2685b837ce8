import { fold } from '../../base/fold'
import { askedOf } from './conditions/condition'
import { isOfLabel, onlyCondition } from './conditions/partialMatch'
import { amountOfDeed } from './dateOfDeed'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isA, isAnd, isCapital, isCode, isJoint, isOfData, type PieceCursor } from './pieceCursor'
import { readDates, type SaidComparison } from './readDates'
import { readRelated } from './readRelated'
import { isNumberField, oppositeOf } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { isWordOf, phraseWords } from './words/sentenceWords'
import { isOne, isParticiple, isTimeUnit, tokensOf, wholeNumber } from './words/tokens'

type NumberPiece = PieceOf<'number'>

/** A number with what stands before and after it. */
interface Bound {
  readonly bound: SentenceFilter
  readonly said: readonly string[]
  readonly piece: NumberPiece
  readonly isMoney: boolean
  readonly isRange: boolean
  /** Nothing bounds it. */
  readonly isBare: boolean
}

/** "between 5 and 10", "from 5 to 10", "500 or more"; undefined for half a range. */
export function takeBound(pieces: PieceCursor, piece: NumberPiece, op: SentenceOperator = 'eq') {
  const { number, text } = piece
  const isOpen = op === 'gte' || op === 'eq'
  const ahead = isOpen ? pieces.takeEnd('number') : undefined
  const end = op === 'between' ? pieces.takeOf('number') : ahead
  if (op === 'between' && !end) return undefined
  const after = end ? undefined : pieces.takeOf('after')
  return {
    bound: end
      ? { gte: scaled(number, text, end), lte: end.number }
      : { [after?.op ?? op]: number },
    said: [text, ...(end && end.text !== text ? [end.text] : [])],
    piece,
    isMoney: piece.isMoney || end?.isMoney === true,
    isRange: Boolean(end),
    isBare: !end && !after,
  }
}

/** "de 5 a 10 mil": both ends are thousands. */
function scaled(number: number, text: string, end: NumberPiece): number {
  const [last, ...more] = tokensOf(end.text).toReversed()
  const factor = last && more.length > 0 ? wholeNumber(last) : /k$/i.test(end.text) ? 1000 : 1
  const isPlain = /^\$?\d+$/.test(text) && factor !== undefined && factor >= 1000
  return isPlain && number * factor < end.number ? number * factor : number
}

/** A number alone is an amount with a sign of money, or with "or more" after it. */
export function readBareNumber(state: SentenceState, piece: NumberPiece): unknown {
  const { pieces, open } = state
  const [before, small] = [pieces.peek(-3), pieces.peek(-2)]
  const last = isJoint(small) ? open.at(-1) : undefined
  // "bodegas 019 y 002"
  if (last && last.text === before?.text && (last.path || isCode(last.text)))
    return open.push({ ...last, text: piece.text, isOr: true })
  if (isCode(piece.text)) return open.push({ text: piece.text })
  const day = pieces.takeDaysFrom(piece)
  if (day) return readDates(state, state.usual('date'), { piece: day })
  const found = takeBound(pieces, piece) as Bound
  const rows = pieces.takeOf('count')
  if (rows) return readRelated(state, rows, found.bound)
  if (found.isBare && (readTerm(state, piece) || tellUnknown(state, piece))) return
  const isAmount = found.isMoney || saysAmount(small?.text, found)
  const amount = isAmount ? amountOf(state, found.isMoney) : undefined
  addBound(state, pieces.takeNumberField(found.isMoney) ?? amount, found)
}

/** "pedidos por 5 mil", "500 o más"; "del 1358 al 1370" are numbers of records. */
function saysAmount(small: string | undefined, { isRange, isBare, piece }: Bound): boolean {
  if (isRange) return isWordOf('origin', small) && !isWordOf('onDay', small)
  return !isBare || (isWordOf('by', small) && piece.number >= 100)
}

/** A number directly after its field. */
export const readBound = (state: SentenceState, field: SentenceField, piece: NumberPiece) =>
  addBound(state, field, takeBound(state.pieces, piece) as Bound)

function addBound(
  state: SentenceState,
  field: SentenceField | undefined,
  { bound, said, piece, isBare }: Bound,
) {
  // "20 units or more", "plazo de 12 meses o más"
  const unit = state.pieces.peek()
  const isIts = unit && isTimeUnit(unit.text) && field && isOfLabel(field, unit.text)
  if (isBare && isIts && isA(state.pieces.peek(1), 'after')) state.pieces.take()
  const after = isBare ? state.pieces.takeOf('after') : undefined
  const asked = after ? { [after.op]: piece.number } : bound
  if (field && !isOtherUnit(state, field, piece)) state.add({ [field.path]: asked })
  else state.tellOf(field, ...said)
}

/** "que rondan los $800" compares in words that are not understood. */
function tellUnknown(state: SentenceState, { text }: NumberPiece): boolean {
  const before = state.pieces.taken().slice(0, -1)
  const last = before.findLast(each => !/^(l[oa]s?|el|the|de|a|than)$/i.test(each.text))
  const isUnknown = isA(last, 'word') && !isCapital(last.text)
  if (isUnknown) state.tell(text)
  return isUnknown
}

/** "a 30 días plazo": a number and its unit are the only value of a choice. */
function readTerm(state: SentenceState, { text }: NumberPiece): boolean {
  const { list, pieces } = state
  const unit = pieces.peek()
  const isUnit = isA(unit, 'word') || (isA(unit, 'stop') && !isWordOf('upTo', unit.text))
  const part = isUnit ? onlyCondition(list, `${text} ${unit.text}`) : undefined
  if (!part) return false
  pieces.take()
  if (isWordOf('term', pieces.peek()?.text)) pieces.take()
  state.add(part)
  return true
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
  const isRange = isAnd(and?.text) && isA(compare, 'compare') && compare.op.startsWith('l')
  if (isMoney || !isRange || !isA(end, 'number') || end.number <= number) return undefined
  return isA(field, 'field') && isNumberField(field.field) ? field.field : undefined
}

/** "over 500", "more than 3 orders". */
export function readAmount(
  state: SentenceState,
  { op, text, named }: SaidComparison,
  piece: NumberPiece,
): unknown {
  const { pieces } = state
  const { isMoney } = piece
  if (!named && isOfOther(pieces, text, isMoney)) return state.tell(text, piece.text)
  const found = takeBound(pieces, piece, op)
  if (!found) return state.tellOf(named, text, piece.text)
  const { bound } = found
  const said = [text, ...found.said]
  const rows = named ? undefined : takeRows(pieces, isMoney)
  if (isA(rows, 'count')) return readRelated(state, rows, bound)
  if (rows) return state.tell(...said, rows.text)
  if (!named && isOneOf(pieces, piece)) return state.tell(...said, pieces.take()?.text)
  const meant = numberMeant(state, named, piece)
  if (!meant && readOtherBound(state, bound, isMoney)) return
  const field = meant ?? (isUnclear(state) ? undefined : amountOf(state, isMoney))
  if (!field || field.shape === 'date' || isOtherUnit(state, field, piece))
    state.tellOf(named, ...said)
  else state.add({ [field.path]: bound })
}

/** "antes de las 10"; "con nota de crédito de más de 100": the amount is that of the note, which is no field. */
function isOfOther(pieces: PieceCursor, text: string, isMoney: boolean): boolean {
  if (!isMoney && saysMoment(text)) return true
  const [of, noun, verb] = pieces.taken().slice(0, -2).toReversed()
  const isNoun = isA(noun, 'field') && /^(text|other)$/.test(noun.field.shape)
  return isNoun && isA(verb, 'with') && isWordOf('origin', of?.text)
}
/** "más de un descuento" counts what is one amount, "más de una bodega" what is no number. */
function isOneOf(pieces: PieceCursor, { number, isMoney, text }: NumberPiece) {
  const next = pieces.peek()
  const isNoun = isA(next, 'word', 'value') || (isA(next, 'field') && next.field.shape !== 'number')
  return number === 1 && !isMoney && isOne(tokensOf(text)[0]) && isNoun
}
/** "más de 3 depósitos" of an order; "más de 3 pedidos" would count the records themselves. */
const takeRows = (pieces: PieceCursor, isMoney: boolean) =>
  pieces.takeOf('count') ?? (isMoney ? undefined : pieces.takeNext('list'))
/** "antes de", "antes del", "later than" */
export const saysMoment = (text: string) => moments.has(fold(text).replace(/l$/, ''))
const moments = phraseWords('moments')
/** "cheaper than 150" */
export const saysMoney = (text: string) => tokensOf(text).some(({ folded }) => prices.has(folded))
const prices = phraseWords('priced')

/** "diferencia en la transferencia mayor a 10": of that amount, or of the usual one. */
function isUnclear(state: SentenceState): boolean {
  const { pieces, parts } = state
  const taken = pieces.taken()
  const at = taken.findLastIndex(({ type }) => type === 'field')
  const piece = taken[at]
  if (!isA(piece, 'field') || !isNumberField(piece.field)) return false
  const between = taken.slice(at + 1).filter(each => !isA(each, 'compare', 'number'))
  const isBeside = between.every(each => isA(each, 'stop', 'word') && !isAnd(each.text))
  const isGiven = piece.field.path in (parts.at(-1) ?? {}) && between.some(isOfData)
  const usual = state.usual('money')
  return isBeside && isGiven && usual !== undefined && usual !== piece.field
}

/** "descuento mayor al 10%" is no amount of money, "saldo mayor a 90 días" no balance. */
function isOtherUnit({ pieces }: SentenceState, field: SentenceField, { isPercent }: NumberPiece) {
  const next = pieces.peek()
  const isUnit = isA(next, 'word') && isTimeUnit(next.text)
  return (isPercent === true && field.shape === 'money') || (isUnit && !isOfLabel(field, next.text))
}

/** "more than 5 units and less than 20", "balance under 100 or over 5000": the other bound of the condition before. */
function readOtherBound(
  { parts, pieces, list }: SentenceState,
  other: SentenceFilter,
  isMoney: boolean,
): boolean {
  const { path, asked } = askedOf(parts.at(-1))
  const next = pieces.peek()
  if (!path || !isJoint(pieces.peek(-3)) || (next && !isA(next, 'stop', 'not', 'with')))
    return false
  if (isMoney && list.fields.find(field => field.path === path)?.shape !== 'money') return false
  const [op] = Object.keys(other) as SentenceOperator[]
  const isOther = oppositeOf(op).some(name => typeof Object(asked)[name] === 'number')
  // Related rows are counted once, within both bounds.
  if (isOther && path === 'related') parts.pop()
  if (isOther) parts.push({ [path]: path === 'related' ? { ...Object(asked), ...other } : other })
  return isOther
}

/** The usual amount, unless a word that names something else follows: "at least 2 visits". */
function amountOf(state: SentenceState, isMoney: boolean) {
  const { pieces, list } = state
  const next = pieces.peek()
  const text = next?.text ?? ''
  // A name in capitals counts nothing: "más de 100 Galaxy A15".
  const isNoun = text !== '' && !isParticiple(text) && !isCapital(text)
  // "at least 2 pending documents" counts what a value is called.
  const isCalled = isA(next, 'value') && text.endsWith('s')
  const isDated = isA(pieces.ahead(1), 'compare', 'period', 'days')
  const isRows = isA(next, 'field') && !isDated && /^(other|date)$/.test(next.field.shape)
  if (!isMoney && isNoun && (isA(next, 'word') || isCalled || isRows)) return undefined
  const money = amountOfDeed(state) ?? state.usual('money')
  return money || isMoney
    ? money
    : (state.takePresent() ?? list.fields.find(field => field.isQuantity))
}
