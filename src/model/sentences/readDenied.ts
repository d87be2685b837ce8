import { dateLike, undoneCondition } from './conditions/partialMatch'
import { isDue, isOfSome } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isAnd, isCapital, type PieceCursor } from './pieceCursor'
import { isNoun } from './piecesInPlace'
import { readCompared } from './readComparisons'
import { readDeniedDays } from './readDates'
import { readNamedRecord, readValueCondition } from './readNamedValue'
import { readMine, readNotMe, readOverdue } from './readOwn'
import { readRelated } from './readRelated'
import { readWords } from './readWords'
import { absence, denialOf } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf, phraseWords } from './words/sentenceWords'
import { deedOf, isParticiple, stemsOf } from './words/tokens'

/** "no mayores a 500" */
function readDeniedBound(state: SentenceState, not: Pick<SentencePiece, 'text'>): boolean {
  const last = state.pieces.peek(-1)
  const before = last?.type === 'field' ? last : state.pieces.before()
  const named = before?.type === 'field' ? before.field : undefined
  const compare = state.pieces.takeOf('compare')
  const op = compare && denialOf(compare.op)
  if (op) readCompared(state, { op, text: `${not.text} ${compare.text}` }, named)
  else if (compare) state.tell(not.text, compare.text, state.pieces.takeOf('number')?.text)
  return compare !== undefined
}

const isUnlike = (not: string) => !not.includes(' ') && isWordOf('unlike', not)

/** "no facturados": where a date says when, it is missing; "sin bodega" of who has the role "Bodega" is their own. */
function readDeniedValue(state: SentenceState, piece: PieceOf<'value'>, not: string) {
  const { list } = state
  const isOwnValue = !piece.field.path.includes('.')
  const date =
    isParticiple(piece.text) && !(isDue(piece.text) && isOwnValue)
      ? dateLike(list, piece.text)
      : undefined
  const isNamed = (label: string) => stemsOf(label) === stemsOf(piece.text)
  const own = isUnlike(not)
    ? undefined
    : list.fields.find(
        ({ path, labels }) =>
          path !== piece.field.path && !path.includes('.') && labels.some(isNamed),
      )
  const missing = date ?? own
  if (date && isDue(piece.text)) state.add({ [date.path]: { gte: state.today } })
  else if (missing) state.add(absence(missing))
  const days = date ? takeOwnDays(state) : []
  if (days.length > 0) state.tell(...days)
  if (!missing) readValueCondition(state, withAlternatives(state, piece), true)
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

/** "not overdue" */
function readNotYet(state: SentenceState): boolean {
  const { type, text = '' } = state.pieces.ahead(0) ?? {}
  if (type !== 'overdue') return false
  state.pieces.takeOf('overdue')
  readOverdue(state, text, true)
  return true
}

/** "sin correo", "no pagados", "without orders", "que no son de Quito". */
export function readDenied(state: SentenceState, not: SentencePiece): unknown {
  const { pieces } = state
  while (pieces.takeOf('with'));
  const mine = pieces.ahead(0)
  if (mine?.type === 'mine' || mine?.type === 'assigned') {
    pieces.takeOf(mine.type)
    const by = mine.type === 'mine' ? 'isOwner' : 'isAssigned'
    return readMine(state, mine.text, { by, isDenied: true })
  }
  if (readNotYet(state)) return
  if (readDeniedBound(state, not) || readOwnDenial(state, not) || readDeniedDays(state, not)) return
  const piece = pieces.takeOf('value', 'field', 'count', 'word', 'tab')
  if (piece?.type === 'tab') return state.add({ not: piece.part })
  if (piece?.type === 'value') return readDeniedValue(state, piece, not.text)
  if (piece?.type === 'count') return readNone(state, piece)
  if (piece?.type === 'word') {
    return readDeniedWords(state, piece.text, not.text)
  }
  if (piece?.type === 'field') return readDeniedField(state, piece, not.text)
  state.tell(not.text)
}

/** "sin facturar", "never dispatched", "por falta de pago": the last two are told unless the list says just that. */
function readDeniedWords(state: SentenceState, text: string, not: string) {
  const { list, open } = state
  const isStill = undoneCondition(list, text) && !dateLike(list, text)
  if (isWordOf('never', not) && isStill) return state.tell(not, text)
  const days = deedOf(text) ? takeOwnDays(state) : []
  const before = open.length
  readWords(state, text, { isDenied: true })
  const lacking = isWordOf('lacking', not) ? open.splice(before) : []
  for (const words of lacking) state.tell(not, words.text)
  if (days.length > 0) state.tell(...days)
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
  const isJoint = joint?.type === 'or' || joint?.type === 'not' || isAnd(joint?.text)
  if (isJoint && next?.type === 'count') {
    pieces.skip(2)
    pieces.again(() => readRelated(state, piece, { eq: 0 }))
    return readNone(state, next)
  }
  readRelated(state, piece, { eq: 0 })
}

/** "no se facturan desde marzo", "no facturados ayer": no date says what was not done on some days. */
function takeOwnDays({ pieces }: SentenceState): string[] {
  const next = pieces.ahead(0)
  const isOlder = next?.type === 'period' && next.period.startsWith('older')
  if (isOlder || !pieces.isBeforeOwnDays()) return []
  const taken = [pieces.takeOf('compare'), pieces.takeOf('days', 'period')]
  return taken.flatMap(piece => piece?.text ?? [])
}

/** "que no son de productos vendidos por nosotros": what the field says is denied, not that there is any. */
function readDeniedOf(state: SentenceState, piece: PieceOf<'field'>, not: string): boolean {
  const { pieces } = state
  const taken = pieces.taken().slice(0, -1)
  const small = taken.slice(taken.findLastIndex(({ type }) => type === 'not') + 1)
  const isOf = small.some(({ type, text }) => type === 'stop' && isWordOf('origin', text))
  const isName =
    piece.field.shape === 'reference' && /^(word|number)$/.test(pieces.ahead(0)?.type ?? '')
  const isOther = isName || piece.field.shape === 'yesNo' || small.some(each => isNoun(each.text))
  if (isOf && readNamedRecord(state, piece.field, true)) return true
  if (!isOf || isOther) return false
  const next = pieces.ahead(0)
  const isYesNo = next?.type === 'field' && next.field.shape === 'yesNo'
  if (isYesNo || next?.type === 'value') readDenied(state, { type: 'not', text: not })
  else state.tell(not, piece.text)
  return true
}

/** "sin código de barras" may name another code. */
function readOtherNoun(
  state: SentenceState,
  { field, text }: PieceOf<'field'>,
  not: string,
): boolean {
  const isAny = field.shape === 'text' && isNoun(text)
  const other = isAny ? state.pieces.takeNext('word') : undefined
  if (other) state.tell(not, text, other.text)
  return other !== undefined
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
  if (readDeniedValueOf(state, field) || readNotMe(state, piece) || readDeniedOf(state, piece, not))
    return
  const word = takeDeniedName(pieces, field)
  if (word) return readWords(state, word.text, { path: field.path, isDenied: true })
  if (readOtherNoun(state, piece, not)) return
  const isCompared =
    /^(number|money|date)$/.test(field.shape) &&
    pieces.ahead(0)?.type === 'compare' &&
    !/^from$/i.test(pieces.ahead(0)?.text ?? '') &&
    !isAnd(pieces.peek()?.text) &&
    (field.shape === 'date') === pieces.isBeforeDays()
  // "sin descuento mayor a 10"
  if (isCompared && state.isReached(field) && readDeniedBound(state, { text: not })) return
  const isOther = isNoLack(piece, not)
  // "over 500 without VAT" is said of the amount.
  const isOfAmount = field.shape === 'money' && pieces.taken().at(-3)?.type === 'number'
  if (isCompared || isOther || isOfAmount || !state.isReached(field) || isOfSome(field, text))
    return state.tell(not, text)
  state.add(absence(field))
  readAlsoMissing(state)
}

/** "without email or phone", "sin correo y celular": both are missing. */
function readAlsoMissing(state: SentenceState) {
  const { pieces } = state
  const [joint, next, word] = [pieces.peek(), pieces.peek(1), pieces.peek(2)]
  const bound = pieces.ahead(joint?.type === 'or' ? 2 : 1)?.type
  if (next?.type !== 'field' || !(joint?.type === 'or' || isAnd(joint?.text))) return
  const isBound =
    bound === 'compare' || bound === 'number' || (next.field.shape === 'reference' && word)
  if (isBound || word?.type === 'word' || word?.type === 'value' || !state.isReached(next.field))
    return
  pieces.skip(2)
  state.add(absence(next.field))
  readAlsoMissing(state)
}
