import { isOwn, oneOf, referenceOf } from './conditions/condition'
import { dateLike, isOfLabel, partialCondition, valuesWith } from './conditions/partialMatch'
import { dateDue } from './dateOfDeed'
import { contentStems, isCalled, isOfPlace } from './labels/labelParts'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isA, isCapital, isJoint, MANY, type PieceCursor } from './pieceCursor'
import { readFieldCompared } from './readComparisons'
import { readFieldCondition } from './readFieldCondition'
import { readDatedState, readWords } from './readWords'
import { isNumberField } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf } from './words/sentenceWords'
import { isParticiple } from './words/tokens'

type ValuePiece = PieceOf<'value'>

/** "con documentos incompletos" is another value than "con documentos", "plazo 30 días" than "plazo 30". */
export function takeLonger(pieces: PieceCursor, field: SentenceField, text: string) {
  const next = pieces.peek()
  const isMore = isA(next, 'word') || (isA(next, 'value') && next.field === field)
  const values = isMore ? valuesWith(field, `${text} ${next.text}`) : []
  if (values.length > 0) pieces.take()
  return values
}

/** "facturados este mes" is a date where a value of that name has one, "credit over 2000" an amount. */
function readOtherField(state: SentenceState, piece: ValuePiece): boolean {
  const { pieces, list } = state
  const { field, text } = piece
  const own = list.fields.filter(each => each !== field && isOwn(each))
  const isEmpty = isA(pieces.peek(), 'empty')
  const reference = state.isReached(field) ? referenceOf(field) : ''
  const date = pieces.isBeforeDays()
    ? (dateLike(list, text, reference) ?? dateDue(list, text))
    : undefined
  // "usuarios de la bodega Manta": a field is called like the role, and a name follows.
  const isBeforeName =
    isA(pieces.peek(), 'word', 'value') && isCapital(pieces.peek()?.text) && !isCapital(text)
  const namesake =
    isEmpty || isBeforeName ? own.find(({ labels }) => isCalled(labels, text)) : undefined
  const amount = pieces.isBefore('compare', 'number')
    ? own.find(each => isNumberField(each) && isOfLabel(each, text))
    : undefined
  const meant = date ?? (isEmpty ? namesake : undefined)
  if (meant) readFieldCondition(state, meant, piece)
  else if (namesake) readWords(state, pieces.take()?.text ?? '', { path: namesake.path })
  else if (amount) readAmountOf(state, piece, amount)
  else return false
  return true
}

/** A value of a field, or what else its words say here. */
export function readNamedValue(state: SentenceState, piece: ValuePiece): unknown {
  const { pieces } = state
  const { field, text, values } = piece
  if (readOtherField(state, piece)) return
  if (isWordOf('others', text) && !isBesideOwn(state, piece)) return state.tell(text)
  if (isNameOfNext(state, piece) || isWithinOne(state, piece)) return
  if (isInName(pieces, piece)) return readWords(state, text)
  if (values.length > MANY && isA(pieces.peek(), 'overdue'))
    return state.tell(text, pieces.take()?.text)
  // "con nota de crédito rechazada": no record has two states at once.
  const before = pieces.before()
  const isSecond = isA(before, 'value') && before.field === field
  if (isVague(pieces, piece) || (isSecond && isOtherValue(state, { [field.path]: values })))
    return state.tell(text)
  const longer = takeLonger(pieces, field, text)
  const closer = longer.length > 0 ? { ...piece, values: longer } : piece
  readValueCondition(state, closer)
  if (isOwn(field)) readDatedState(state, { [field.path]: closer.values }, text)
  else tellDaysOf(state, text)
}

/** A value of what was just named: "orders canceled", "orders invoiced yesterday". */
export function readValueBehind(state: SentenceState, { field, values, text }: ValuePiece) {
  const isDated = state.pieces.isBeforeDays()
  const date = isDated ? dateLike(state.list, text, referenceOf(field)) : undefined
  if (date && readFieldCompared(state, date)) return
  state.add(oneOf(field, values))
  tellDaysOf(state, text)
}

/** "de pedidos anulados ayer": no date says when that was. */
function tellDaysOf(state: SentenceState, text: string) {
  const isDeed = isParticiple(state.said.get(text) ?? text)
  if (isDeed && state.pieces.isBeforeOwnDays()) state.tellDays('')
}

const isBesideOwn = ({ pieces }: SentenceState, { field }: ValuePiece) =>
  [0, -2, -3]
    .map(at => pieces.peek(at))
    .some(each => each && 'field' in each && each.field === field)

/** "agentes de marca": no record has two values of one field, and neither "and" nor "or" joins them. */
export function isOtherValue({ parts, pieces }: SentenceState, part: SentenceFilter): boolean {
  const [[path = '', values] = []] = Object.entries(part)
  const known = parts.findLast(each => Array.isArray(each[path]))?.[path]
  const joint = pieces
    .taken()
    .slice(0, -1)
    .findLast(piece => isJoint(piece) || piece.text === ',')
  if (joint || !Array.isArray(known) || !Array.isArray(values)) return false
  return !values.some(value => known.includes(value))
}

/** "credit over 2000"; "pagarés de más de 3000" are also those of that type. */
function readAmountOf(state: SentenceState, piece: ValuePiece, amount: SentenceField) {
  const isName = amount.labels.some(label => contentStems(label) === contentStems(piece.text))
  if (!isName && piece.values.length === 1) readValueCondition(state, piece)
  readFieldCompared(state, amount)
}

/** "crédito interno", "de la marca HT": the beginning of many values, or a word for one, is here the name of the next value's kind. */
function isNameOfNext({ list, pieces, said }: SentenceState, { field, text, values }: ValuePiece) {
  const next = pieces.peek()
  if (!isA(next, 'value')) return false
  const own = said.get(text) ?? ''
  return (
    (values.length > MANY && isOfLabel(next.field, text)) ||
    (next.field !== field && list.fields.some(({ labels }) => isCalled(labels, own)))
  )
}

/** "la tienda Norte", "Cuenca o Loja": part of a name, not a value of what a reference names. */
function isInName(pieces: PieceCursor, { field, text }: ValuePiece): boolean {
  const isAlternative = isA(pieces.peek(-2), 'or') && isA(pieces.peek(-3), 'word')
  const next = isCapital(text) && isCapital(pieces.ahead()?.text) ? pieces.ahead() : pieces.peek()
  return !isOwn(field) && (isA(next, 'word') || isAlternative)
}

/** "retenidos por crédito": the beginning of many values says little after another word. */
function isVague(pieces: PieceCursor, { values }: ValuePiece): boolean {
  const isOn = /^(a|on)$/i.test(pieces.peek(-2)?.text ?? '')
  return values.length > MANY && !isOn && isA(pieces.before(), 'word', 'value')
}

/** "60 day credit", "internal credit": the beginning of many values says nothing after one of them, or of their name. */
function isWithinOne({ parts, pieces }: SentenceState, { field, values, text }: ValuePiece) {
  const before = pieces.peek(-2)
  const known = parts.at(-1)?.[field.path]
  const isName = isA(before, 'value') && isOfLabel(before.field, text)
  const isOne = Array.isArray(known) && known.every(one => values.includes(one))
  return values.length > MANY && (isName || isOne)
}

/** "de la lista Retail", "of customers in Quito": a name in capitals, else a value of another field. */
export function readNamedRecord(
  state: SentenceState,
  field: SentenceField,
  isDenied = false,
): boolean {
  const { pieces, open } = state
  const next = pieces.ahead()
  if (!isA(next, 'value')) return false
  // "customers from Manta": not a branch of that name behind another reference.
  const isBehind = isOtherBehind(field, next)
  const isName = isCapital(next.text) && isOwn(next.field)
  const isWithin = isWordOf('within', pieces.peek()?.text)
  const isRecord =
    field.shape === 'reference' && isName && !isWithin && !isA(pieces.peek(1), 'word')
  if (!isBehind && !isRecord) return false
  pieces.takeOf('value')
  const meant = { path: field.path, ...(isDenied && { isDenied }) }
  if (isBehind) readWords(state, next.text, meant)
  else open.push({ text: next.text, ...meant, otherwise: oneOf(next.field, next.values, isDenied) })
  return true
}

const isOtherBehind = (field: SentenceField, next: ValuePiece): boolean =>
  (field.shape === 'reference' || (field.shape === 'text' && !isOwn(field))) &&
  !isOwn(next.field) &&
  !next.field.path.startsWith(`${field.path}.`)

/** "users from Loja": a place that is also one of the data, where the list has a text for places. */
export function isTown({ list, pieces }: SentenceState, { field, text }: ValuePiece): boolean {
  const next = pieces.ahead()
  const isSaid = isA(next, 'field') && next.field === field
  const isOther = (each: SentenceField) =>
    each.shape === 'text' && each.isUsual === true && isOwn(each) && isOfPlace(each)
  return /^\p{Lu}\S+$/u.test(text) && !isSaid && isOfPlace(field) && list.fields.some(isOther)
}

/** A value behind a reference that the sentence does not name may also be one of the data; so may a town. */
export function readValueCondition(state: SentenceState, piece: ValuePiece, isDenied = false) {
  const { field, text, values } = piece
  const { pieces, open } = state
  const part = oneOf(field, values, isDenied)
  const own = state.isReached(field) ? part : partialCondition(state.list, text, isDenied)
  if (own && !isTown(state, piece)) return state.add(own)
  const last = open.at(-1)
  const isOr = isA(pieces.peek(-2), 'or') && last?.text === pieces.peek(-3)?.text
  // "customers from Manta or Loja"
  const path = isOr ? last?.path : undefined
  const otherwise = path === undefined ? { otherwise: part } : {}
  open.push({ text, path, ...(isDenied && { isDenied }), ...(isOr && { isOr }), ...otherwise })
}
