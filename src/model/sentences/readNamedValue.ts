import { dateLike, isOfLabel, partialCondition, valuesWith } from './conditions/partialMatch'
import { contentOf } from './labels/labelParts'
import type { SentenceField, SentenceFilter, SentenceList } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isCapital, MANY, type PieceCursor } from './pieceCursor'
import { readFieldCompared } from './readComparisons'
import { readFieldCondition } from './readFieldCondition'
import { readDatedState, readWords } from './readWords'
import { isAnd, isNumberField } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf, phraseWords } from './words/sentenceWords'
import { stemsOf, tokensOf } from './words/tokens'

type ValuePiece = PieceOf<'value'>

/** "con documentos incompletos" is another value than "con documentos". */
function closerValue(pieces: PieceCursor, piece: ValuePiece): ValuePiece {
  const next = pieces.peek()
  const isMore = next?.type === 'word' || (next?.type === 'value' && next.field === piece.field)
  const values = isMore ? valuesWith(piece.field, `${piece.text} ${next.text}`) : []
  if (values.length > 0) pieces.take()
  return values.length > 0 ? { ...piece, values } : piece
}

const isOwn = ({ path }: SentenceField) => !path.includes('.')
const isOwnNumber = (field: SentenceField) => isNumberField(field) && isOwn(field)

/** "facturados este mes" is a date where a value of that name has one, "credit over 2000" an amount. */
function readOtherField(state: SentenceState, piece: ValuePiece): boolean {
  const { pieces, list } = state
  const date = pieces.isBeforeDays() ? dateLike(list, piece.text) : undefined
  const amount = pieces.isBeforeBound()
    ? list.fields.find(field => isOwnNumber(field) && isOfLabel(field, piece.text))
    : undefined
  // "credit line over 5000" names another field
  const other = date || piece.values.length <= MANY ? undefined : pieces.takeQualified()
  const isEmpty = pieces.peek()?.type === 'empty'
  const namesake = isEmpty || isBeforeName(pieces) ? namesakeOf(list, piece) : undefined
  if (date) readFieldCondition(state, date, piece)
  else if (namesake && isEmpty) readFieldCondition(state, namesake, piece)
  else if (namesake) readWords(state, pieces.take()?.text ?? '', { path: namesake.path })
  else if (amount) readAmountOf(state, piece, amount)
  else if (other !== undefined) state.tell(piece.text, other)
  return Boolean(date || namesake || amount) || other !== undefined
}

/** A value of a field, or what else its words say here. */
export function readNamedValue(state: SentenceState, piece: ValuePiece) {
  const { pieces } = state
  if (readOtherField(state, piece)) return
  if (isWordOf('others', piece.text) && !isBesideOwn(state, piece)) return state.tell(piece.text)
  if (pieces.isHeadOf(piece) || isWithinOne(state, piece) || isNameOfNext(state, piece)) return
  else if (pieces.isInName(piece)) readWords(state, piece.text)
  else if (piece.values.length > MANY && pieces.peek()?.type === 'overdue')
    state.tell(piece.text, pieces.take()?.text)
  else if (pieces.isVague(piece) || isOtherState(state, piece)) state.tell(piece.text)
  else {
    const closer = closerValue(pieces, piece)
    readValueCondition(state, closer)
    readDatedState(state, { [closer.field.path]: [...closer.values] }, piece.text)
  }
}

const isBesideOwn = ({ pieces }: SentenceState, { field }: ValuePiece) =>
  [0, -2, -3]
    .map(at => pieces.peek(at))
    .some(each => each && 'field' in each && each.field === field)

/** "usuarios de la bodega Manta": a field is called like the role, and a name follows. */
const namesakeOf = ({ fields }: SentenceList, { field, text }: ValuePiece) =>
  fields.find(
    each =>
      each !== field && isOwn(each) && each.labels.some(label => stemsOf(label) === stemsOf(text)),
  )
const isBeforeName = (pieces: PieceCursor) =>
  /^(word|value)$/.test(pieces.peek()?.type ?? '') &&
  isCapital(pieces.peek()?.text) &&
  !isCapital(pieces.peek(-1)?.text)

/** "credit over 2000"; "pagarés de más de 3000" are also those of that type. */
function readAmountOf(state: SentenceState, piece: ValuePiece, amount: SentenceField) {
  const isName = amount.labels.some(label => contentStems(label) === contentStems(piece.text))
  if (!isName && piece.values.length === 1) readValueCondition(state, piece)
  readFieldCompared(state, amount)
}
const contentStems = (text: string) => String(contentOf(text).map(({ stem }) => stem))

/** "de la marca HT": a word for a value that is here the name of the next value's kind. */
function isNameOfNext({ list, pieces, said }: SentenceState, piece: ValuePiece): boolean {
  const next = pieces.peek()
  const own = said.get(piece.text)
  const isCalled = ({ labels }: SentenceField) =>
    labels.some(label => stemsOf(label) === stemsOf(own ?? ''))
  return next?.type === 'value' && next.field !== piece.field && list.fields.some(isCalled)
}

/** "60 day credit", "internal credit": the beginning of many values says nothing after one of them, or of their name. */
function isWithinOne({ parts, pieces }: SentenceState, piece: ValuePiece) {
  const { field, values, text } = piece
  const before = pieces.peek(-2)
  const known = parts.at(-1)?.[field.path]
  const isName = before?.type === 'value' && isOfLabel(before.field, text)
  const isOne = Array.isArray(known) && known.every(one => values.includes(one))
  return values.length > MANY && (isName || isOne)
}

/** "con nota de crédito rechazada": no record has two states at once, and no "or" joins them. */
function isOtherState({ pieces, parts }: SentenceState, { field, values }: ValuePiece) {
  const [before, joint] = [pieces.before(), pieces.peek(-2)]
  const isJoined = isAnd(joint?.text) || joint?.type === 'or' || joint?.text === ','
  const known = parts.findLast(part => Array.isArray(part[field.path]))?.[field.path]
  return (
    before?.type === 'value' &&
    before.field === field &&
    !isJoined &&
    Array.isArray(known) &&
    !values.some(value => known.includes(value))
  )
}

/** "de la lista Retail", "of customers in Quito": a name in capitals, else a value of another field. */
export function readNamedRecord(
  state: SentenceState,
  field: SentenceField,
  isDenied = false,
): boolean {
  const { pieces, open } = state
  const next = pieces.ahead(0)
  if (next?.type !== 'value') return false
  // "customers from Manta": not a branch of that name behind another reference.
  const isBehind = isOtherBehind(field, next)
  const isName = /^\p{Lu}/u.test(next.text) && !next.field.path.includes('.')
  const isWithin = isWordOf('within', pieces.peek()?.text)
  const isRecord =
    field.shape === 'reference' && isName && !isWithin && pieces.peek(1)?.type !== 'word'
  if (!isBehind && !isRecord) return false
  pieces.takeOf('value')
  const denied = isDenied && { isDenied }
  if (isBehind) readWords(state, next.text, { path: field.path, ...denied })
  else
    open.push({
      text: next.text,
      path: field.path,
      ...denied,
      otherwise: conditionOn(next, isDenied),
    })
  return true
}

const conditionOn = ({ field, values }: ValuePiece, isDenied: boolean): SentenceFilter => ({
  [field.path]: isDenied ? { nin: [...values] } : [...values],
})

const isOtherBehind = ({ shape, path }: SentenceField, { field }: ValuePiece): boolean =>
  (shape === 'reference' || (shape === 'text' && path.includes('.'))) &&
  field.path.includes('.') &&
  !field.path.startsWith(`${path}.`)

/** "users from Loja": a place that is also one of the data, where the list has a text for places. */
export function isTown({ list, pieces }: SentenceState, { field, text }: ValuePiece): boolean {
  const isOfPlace = ({ labels }: SentenceField) =>
    labels.some(label => tokensOf(label).every(({ folded }) => places.has(folded)))
  const next = pieces.ahead(0)
  const isSaid = next?.type === 'field' && next.field === field
  const isOther = (each: SentenceField) =>
    each.shape === 'text' && each.isUsual === true && !each.path.includes('.') && isOfPlace(each)
  return /^\p{Lu}\S+$/u.test(text) && !isSaid && isOfPlace(field) && list.fields.some(isOther)
}
const places = phraseWords('places')

/** A value behind a reference that the sentence does not name may also be one of the data; so may a town. */
export function readValueCondition(state: SentenceState, piece: ValuePiece, isDenied = false) {
  const { field, text } = piece
  const part = conditionOn(piece, isDenied)
  const own = state.isReached(field) ? part : partialCondition(state.list, text, isDenied)
  if (own && !isTown(state, piece)) return state.add(own)
  const { pieces, open } = state
  const before = pieces.peek(-2)?.type === 'or' ? open.at(-1) : undefined
  const isOr = before !== undefined && before.text === pieces.peek(-3)?.text
  // "customers from Manta or Loja"
  const path = isOr ? before.path : undefined
  const otherwise = path === undefined ? { otherwise: part } : {}
  open.push({ text, path, ...(isDenied && { isDenied }), ...(isOr && { isOr }), ...otherwise })
}
