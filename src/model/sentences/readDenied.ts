import { isOwn } from './conditions/condition'
import { dateLike, undoneCondition } from './conditions/partialMatch'
import { isCalled, isDue, isOfSome } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isA, isAnd, isCapital, isJoint, isOlder, type PieceCursor } from './pieceCursor'
import { isNoun } from './piecesInPlace'
import { readCompared } from './readComparisons'
import { readDeniedDays } from './readDates'
import { readNamedRecord, readValueCondition } from './readNamedValue'
import { readMe, readMine, readOverdue } from './readOwn'
import { readRelated } from './readRelated'
import { readWords } from './readWords'
import { absence, denialOf } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isFromWhen, isWordOf, phraseWords } from './words/sentenceWords'
import { deedOf, isParticiple, stemsOf } from './words/tokens'

/** "no mayores a 500" */
function readDeniedBound(state: SentenceState, not: Pick<SentencePiece, 'text'>): boolean {
  const last = state.pieces.peek(-1)
  const before = last?.type === 'field' ? last : state.pieces.before()
  const named = before?.type === 'field' ? before.field : undefined
  const compare = state.pieces.takeOf('compare')
  const op = compare && denialOf(compare.op)
  if (op) readCompared(state, { op, text: `${not.text} ${compare.text}`, named })
  else if (compare) state.tell(not.text, compare.text, state.pieces.takeOf('number')?.text)
  return compare !== undefined
}

const isUnlike = (not: string) => !not.includes(' ') && isWordOf('unlike', not)

/** "no facturados": where a date says when, it is missing; "sin bodega" of who has the role "Bodega" is their own. */
function readDeniedValue(state: SentenceState, piece: PieceOf<'value'>, not: string) {
  const { list } = state
  const { field, text } = piece
  const isLeft = isDue(text)
  // "no son de contado" denies no deed.
  const isDeed = isParticiple(text) && (field.isState || isLeft || !isOwn(field))
  const date = isDeed && !(isLeft && isOwn(field)) ? dateLike(list, text) : undefined
  const isNamed = (each: SentenceField) =>
    each !== field && isOwn(each) && isCalled(each.labels, text)
  const missing = date ?? (isUnlike(not) ? undefined : list.fields.find(isNamed))
  if (!missing) return readValueCondition(state, withAlternatives(state, piece), true)
  state.add(date && isLeft ? { [date.path]: { gte: state.today } } : absence(missing))
  if (date) state.tell(...takeOwnDays(state))
}

/** A word that stands for several values denies each of them: "not approved". */
function withAlternatives(state: SentenceState, piece: PieceOf<'value'>): PieceOf<'value'> {
  const { pieces, said } = state
  const [or, next] = [pieces.peek(), pieces.peek(1)]
  if (or?.type !== 'or' || next?.type !== 'value' || next.field !== piece.field) return piece
  const text = `${piece.text} ${or.text} ${next.text}`
  if (![...said.keys()].some(means => means.includes(text))) return piece
  pieces.skip(2)
  return withAlternatives(state, { ...piece, text, values: [...piece.values, ...next.values] })
}

/** "sin correo", "no pagados", "without orders", "que no son de Quito". */
export function readDenied(state: SentenceState, not: SentencePiece): unknown {
  const { pieces } = state
  // "a missing departure"
  if (/^(an?|the)$/i.test(pieces.peek(-2)?.text ?? '') && /ing$/.test(not.text))
    return state.tell(not.text)
  while (pieces.takeOf('with'));
  const mine = pieces.takeOf('mine', 'assigned')
  if (mine) return readMine(state, mine, true)
  const overdue = pieces.takeOf('overdue')
  if (overdue) return readOverdue(state, overdue, true)
  if (readDeniedBound(state, not) || readOwnDenial(state, not) || readDeniedDays(state, not)) return
  const piece = pieces.takeOf('value', 'field', 'count', 'word', 'tab')
  if (!piece) return state.tell(not.text)
  if (piece.type === 'tab') state.add({ not: piece.part })
  else if (piece.type === 'value') readDeniedValue(state, piece, not.text)
  else if (piece.type === 'count') readNone(state, piece)
  else if (piece.type === 'word') readDeniedWords(state, piece.text, not.text)
  else readDeniedField(state, piece, not.text)
}

/** "sin facturar", "never dispatched", "por falta de pago": the last two are told unless the list says just that. */
function readDeniedWords(state: SentenceState, text: string, not: string) {
  const { list, open, pieces } = state
  // "sin próxima visita": none of what is not known are not some.
  const rows = isA(pieces.peek(), 'count') ? pieces.takeOf('count') : undefined
  if (rows) return state.tell(not, text, rows.text)
  const isStill = undoneCondition(list, text) && !dateLike(list, text)
  if (isWordOf('never', not) && isStill) return state.tell(not, text)
  const days = deedOf(text) ? takeOwnDays(state) : []
  const before = open.length
  readWords(state, text, { isDenied: true })
  for (const words of isWordOf('lacking', not) ? open.splice(before) : [])
    state.tell(not, words.text)
  state.tell(...days)
}

/** "con nota de crédito no aprobada", where the value before is "Nota de crédito aprobada". */
function readOwnDenial(state: SentenceState, not: SentencePiece): boolean {
  const { pieces, parts } = state
  const [before, next] = [pieces.before(), pieces.ahead(0)]
  if (before?.type !== 'value' || !next || !(before.field.path in (parts.at(-1) ?? {})))
    return false
  const words = stemsOf(before.text).split(' ')
  if (words.length < 2 || !words.includes(stemsOf(next.text))) return false
  pieces.takeOf(next.type)
  parts.pop()
  state.tell(before.text, not.text, next.text)
  return true
}

/** "sin visitas ni pedidos este mes": none of both, in the same days. */
function readNone(state: SentenceState, piece: PieceOf<'count'>): unknown {
  const { pieces } = state
  const [joint, next] = [pieces.peek(), pieces.peek(1)]
  if (!isA(next, 'count') || !(isJoint(joint) || isA(joint, 'not')))
    return readRelated(state, piece, { eq: 0 })
  pieces.skip(2)
  pieces.again(() => readRelated(state, piece, { eq: 0 }))
  readNone(state, next)
}

/** "no se facturan desde marzo", "no facturados ayer": no date says what was not done on some days. */
function takeOwnDays({ pieces }: SentenceState): string[] {
  if (isOlder(pieces.ahead()) || !pieces.isBeforeOwnDays()) return []
  const taken = [pieces.takeOf('compare'), pieces.takeOf('days', 'period')]
  return taken.flatMap(piece => piece?.text ?? [])
}

/** "que no son de productos vendidos por nosotros": what the field says is denied, not that there is any. */
function readDeniedOf(state: SentenceState, { field, text }: PieceOf<'field'>, not: string) {
  const { pieces } = state
  const taken = pieces.taken().slice(0, -1)
  const small = taken.slice(taken.findLastIndex(({ type }) => type === 'not') + 1)
  if (!small.some(each => isA(each, 'stop') && isWordOf('origin', each.text))) return false
  if (readNamedRecord(state, field, true)) return true
  const next = pieces.ahead()
  const isName = field.shape === 'reference' && isA(next, 'word', 'number')
  if (isName || field.shape === 'yesNo' || small.some(each => isNoun(each.text))) return false
  const isYesNo = isA(next, 'field') && next.field.shape === 'yesNo'
  if (isYesNo || isA(next, 'value')) readDenied(state, { type: 'not', text: not })
  else state.tell(not, text)
  return true
}

/** "que no son de vendedores de Quito Norte"; "sin vendedor Quito Norte", where one who is missing has no branch. */
function readDeniedValueOf(state: SentenceState, field: SentenceField): boolean {
  const { pieces, open } = state
  const isLacking = pieces.before()?.type === 'not' && pieces.peek(-2)?.type !== 'stop'
  const value = pieces.takeValueOf(field)
  if (value && isLacking && value.field.path !== field.path) {
    open.push({ text: value.text, path: undefined })
    state.add(absence(field))
  } else if (value) readValueCondition(state, value, true)
  return value !== undefined
}

/** "not assigned to Ana", "sin vendedor Ana" */
function takeDeniedName(pieces: PieceCursor, { shape }: SentenceField) {
  const isTo = isWordOf('upTo', pieces.peek()?.text) && isCapital(pieces.ahead(0)?.text)
  if (isTo) return pieces.takeOf('word', 'number')
  return shape === 'reference' ? pieces.takeNext('word', 'number') : undefined
}

/** "For lack of payment" is not one without "Payment method", "fuera de la ciudad" not one without city. */
const isNoLack = ({ field, isPart }: PieceOf<'field'>, not: string) =>
  (isPart === true && field.shape === 'choice' && isWordOf('lacking', not)) ||
  outsides.has(not.toLowerCase())
const outsides = phraseWords('outside')

function readDeniedField(state: SentenceState, piece: PieceOf<'field'>, not: string): unknown {
  const { pieces } = state
  const { field, text } = piece
  if (readDeniedValueOf(state, field) || readMe(state, field, true)) return
  // "not expired"
  const isLeft = field.shape === 'date' && isParticiple(text) && isDue(text)
  if (isLeft && !isCalled(field.labels, text))
    return state.add({ [field.path]: { gte: state.today } })
  if (readDeniedOf(state, piece, not)) return
  const word = takeDeniedName(pieces, field)
  if (word) return readWords(state, word.text, { path: field.path, isDenied: true })
  // "sin código de barras" may name another code.
  const other = field.shape === 'text' && isNoun(text) ? pieces.takeNext('word') : undefined
  const isBound = isBoundOf(pieces, field)
  // "sin descuento mayor a 10"
  if (!other && isBound && state.isReached(field) && readDeniedBound(state, { text: not })) return
  // "over 500 without VAT" is said of the amount.
  const isOfAmount = field.shape === 'money' && isA(pieces.peek(-3), 'number')
  const isOther = isNoLack(piece, not) || isOfSome(field, text) || isOfAmount
  if (other || isBound || isOther || !state.isReached(field))
    return state.tell(not, text, other?.text)
  readMissing(state, field)
}

/** A bound of the denied field follows. */
const isBoundOf = (pieces: PieceCursor, { shape }: SentenceField): boolean =>
  /^(number|money|date)$/.test(shape) &&
  pieces.isBefore('compare') &&
  !(shape === 'date' && isSinceDay(pieces.ahead())) &&
  !isFromWhen(pieces.ahead()?.text) &&
  !isAnd(pieces.peek()?.text) &&
  (shape === 'date') === pieces.isBeforeDays()

const isSinceDay = (piece: SentencePiece | undefined) =>
  isA(piece, 'compare') && piece.op === 'gte' && !isFromWhen(piece.text)

/** "without email or phone", "sin correo y celular": both are missing. */
function readMissing(state: SentenceState, field: SentenceField) {
  const { pieces } = state
  state.add(absence(field))
  // "sin técnico desde hace una semana", "for more than a week": no date says since when.
  const since = pieces.ahead()
  if (isSinceDay(since) && /^(reference|date)$/.test(field.shape)) state.tell(...takeOwnDays(state))
  if (isA(since, 'period') && isWordOf('lasting', since.text))
    state.tell(pieces.takeOf('period')?.text)
  const [joint, next, word] = [0, 1, 2].map(distance => pieces.peek(distance))
  if (!isJoint(joint) || !isA(next, 'field') || !state.isReached(next.field)) return
  const bound = pieces.ahead(isA(joint, 'or') ? 2 : 1)
  if (isA(bound, 'compare', 'number') || isA(word, 'word', 'value')) return
  if (next.field.shape === 'reference' && word) return
  pieces.skip(2)
  readMissing(state, next.field)
}
