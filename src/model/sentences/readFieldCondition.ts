import type { SentencePiece } from './lexSentence'
import { dateLike, partialCondition, undoneCondition, valuesWith } from './partialMatch'
import { readCompared, readFieldCompared } from './readComparisons'
import { readMine } from './readOwn'
import { readRelated } from './readRelated'
import { readDatedVerb, readWords } from './readWords'
import type { SentenceField } from './sentenceList'
import { absence, denialOf, isAnd, isNumberField, presence } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isParticiple } from './words/tokens'

type ValuePiece = Extract<SentencePiece, { type: 'value' }>
type FieldPiece = Extract<SentencePiece, { type: 'field' }>
const isOpen = ({ shape }: SentenceField) => shape === 'text' || shape === 'reference'

/** A field and what follows it: a bound, a value, words of the data; with "with" alone, that it is given. */
export function readFieldCondition(
  state: SentenceState,
  field: SentenceField,
  { text, isPresent = false }: { readonly text: string; readonly isPresent?: boolean },
): unknown {
  const { pieces } = state
  if (field.shape === 'date' && pieces.takeOf('overdue'))
    return state.add({ [field.path]: { lt: state.today } })
  if (readFieldCompared(state, field)) return
  const value = pieces.takeValueOf(field)
  if (value) return state.add({ [value.field.path]: [...value.values] })
  if (isSaid(state, field)) return
  const next = pieces.peek()
  if (next?.type === 'not' && pieces.ahead(1)?.type === 'value') return
  if (readFieldWords(state, field, isPresent)) return
  if (field.shape === 'yesNo' && state.isReached(field)) return state.add({ [field.path]: true })
  readFieldAlone(state, field, { text, isPresent })
}

/** Words after a field: a part of its values, or of the data. */
function readFieldWords(state: SentenceState, field: SentenceField, isPresent: boolean): boolean {
  const { pieces } = state
  const next = pieces.peek()
  // "bodega Infinix Centro": a value of another field that begins a name.
  const isName = isOpen(field) && next?.type === 'value' && pieces.peek(1)?.type === 'word'
  const away = pieces.ahead(0)
  // "customers from Manta": not a branch of that name behind another reference.
  if (isOtherBehind(field, away)) {
    pieces.takeOf('value')
    readWords(state, away.text, { path: field.path })
    return true
  }
  if (!isOpen(field) && !field.values) return false
  const takes = isPresent ? pieces.takeNext : pieces.takeOf
  if (field.isPerson && /^(me|mi|mí)$/i.test(next?.text ?? '')) {
    pieces.take()
    state.add({ [field.path]: [state.list.me] })
    return true
  }
  const isPart = away?.type === 'word' && valuesWith(field, away.text).length > 0
  const word = isName
    ? pieces.take()
    : isPart
      ? pieces.takeOf('word')
      : takes.call(pieces, 'word', 'number')
  if (word && isOpen(field)) readWords(state, word.text, { path: field.path })
  else if (word) readValueOf(state, field, word.text)
  return word !== undefined
}

const isOtherBehind = (
  { shape, path }: SentenceField,
  piece: SentencePiece | undefined,
): piece is ValuePiece =>
  (shape === 'reference' || (shape === 'text' && path.includes('.'))) &&
  piece?.type === 'value' &&
  piece.field.path.includes('.') &&
  !piece.field.path.startsWith(`${path}.`)

/** "whose email is missing" */
const isMissing = (state: SentenceState, field: SentenceField): boolean =>
  !state.pieces.ahead(1) && state.isReached(field) && Boolean(state.pieces.takeOf('not'))

function readFieldAlone(
  state: SentenceState,
  field: SentenceField,
  { text, isPresent }: { readonly text: string; readonly isPresent: boolean },
) {
  const { pieces } = state
  if (isMissing(state, field)) return state.add(absence(field))
  if (isBeforeBehind(state, field) || readSortField(state, field)) return
  // "in stock" is some stock.
  const isIn = isNumberField(field) && /^(en|in)$/i.test(pieces.peek(-2)?.text ?? '')
  const qualified = pieces.isBeforeMoney() ? undefined : pieces.takeQualified()
  // "con cupo excedido" is not any limit.
  const isSaidMore = isPresent && isNumberField(field)
  const other = qualified ?? (isSaidMore ? pieces.takeNext('word')?.text : undefined)
  if (other !== undefined) state.tell(text, other)
  else if ((isPresent || isIn) && state.isReached(field)) state.add(presence(field))
  else if (!readDatedVerb(state, text)) state.tell(text)
}

/** "orders of customers with limit over 500", "of customers with no phone", "discount not over 20" */
function isBeforeBehind({ pieces }: SentenceState, { path }: SentenceField): boolean {
  let distance = 0
  while (/^(with|not)$/.test(pieces.ahead(distance)?.type ?? '')) distance += 1
  const next = pieces.ahead(distance)
  if (distance > 0 && next?.type === 'compare') return true
  return distance > 0 && next?.type === 'field' && next.field.path.startsWith(`${path}.`)
}

/** "top 5 orders of the week by discount" */
function readSortField(state: SentenceState, field: SentenceField): boolean {
  const isBy = /^(por|by)$/i.test(state.pieces.peek(-2)?.text ?? '')
  const isSortable = isNumberField(field) || field.shape === 'date'
  if (!state.sort || !isBy || !isSortable || field.path.includes('.')) return false
  state.sort = { ...state.sort, field: field.path }
  return true
}

/** "Quito customers", "screen faults": the value stands before the name of its field. */
function isSaid({ parts, pieces, open }: SentenceState, { path, shape }: SentenceField): boolean {
  const last = Object.keys(parts.at(-1) ?? {})[0]
  if (last === path || last?.startsWith(`${path}.`)) return true
  return shape === 'reference' && pieces.peek(-2)?.type === 'word' && open.length > 0
}

function readValueOf(state: SentenceState, field: SentenceField, text: string) {
  const values = valuesWith(field, text)
  if (values.length > 0) state.add({ [field.path]: values })
  else state.tell(text)
}

/** A value behind a reference that the sentence does not name may also be one of the data. */
export function readValueCondition(state: SentenceState, piece: ValuePiece, isDenied = false) {
  const { field, values, text } = piece
  const part = { [field.path]: isDenied ? { nin: [...values] } : [...values] }
  const own = state.isReached(field) ? part : partialCondition(state.list, text, isDenied)
  if (own) return state.add(own)
  const { pieces, open } = state
  const before = pieces.peek(-2)?.type === 'or' ? open.at(-1) : undefined
  const isOr = before !== undefined && before.text === pieces.peek(-3)?.text
  // "customers from Manta or Loja"
  const path = isOr ? before.path : undefined
  const otherwise = path === undefined ? { otherwise: part } : {}
  open.push({ text, path, ...(isDenied && { isDenied }), ...(isOr && { isOr }), ...otherwise })
}

/** "no mayores a 500" */
function readDeniedBound(state: SentenceState, not: SentencePiece): boolean {
  const before = state.pieces.before()
  const named = before?.type === 'field' ? before.field : undefined
  const compare = state.pieces.takeOf('compare')
  const op = compare && denialOf(compare.op)
  if (op) readCompared(state, { op, text: `${not.text} ${compare.text}` }, named)
  else if (compare) state.tell(not.text, compare.text, state.pieces.takeOf('number')?.text)
  return compare !== undefined
}

/** "no facturados": where a date says when, it is missing. */
function readDeniedValue(state: SentenceState, piece: ValuePiece) {
  const date = isParticiple(piece.text) ? dateLike(state.list, piece.text) : undefined
  if (date) state.add(absence(date))
  else readValueCondition(state, piece, true)
}

/** "sin correo", "no pagados", "without orders", "que no son de Quito". */
export function readDenied(state: SentenceState, not: SentencePiece): unknown {
  const { pieces } = state
  pieces.takeOf('with')
  const mine = pieces.ahead(0)
  if (mine?.type === 'mine') {
    pieces.takeOf('mine')
    return readMine(state, mine.text, { isDenied: true })
  }
  if (readDeniedBound(state, not)) return
  const piece = pieces.takeOf('value', 'field', 'count', 'word', 'tab')
  if (piece?.type === 'tab') return state.add({ not: piece.part })
  if (piece?.type === 'value') return readDeniedValue(state, piece)
  if (piece?.type === 'count') return readRelated(state, piece, { eq: 0 })
  if (piece?.type === 'word') return readWords(state, piece.text, { isDenied: true })
  if (piece?.type === 'field') return readDeniedField(state, piece, not.text)
  state.tell(not.text)
}

function readDeniedField(state: SentenceState, { field, text }: FieldPiece, not: string): unknown {
  const { pieces } = state
  const undone = state.isReached(field) ? undefined : undoneCondition(state.list, text)
  if (undone) return state.add(undone)
  const value = pieces.takeValueOf(field)
  if (value) return readValueCondition(state, value, true)
  const word = field.shape === 'reference' ? pieces.takeNext('word') : undefined
  if (word) return readWords(state, word.text, { path: field.path, isDenied: true })
  const isCompared =
    pieces.ahead(0)?.type === 'compare' && !(field.shape !== 'date' && pieces.isBeforeDays())
  if (isCompared || !state.isReached(field)) return state.tell(not, text)
  state.add(absence(field))
  readAlsoMissing(state)
}

/** "without email or phone", "sin correo y celular": both are missing. */
function readAlsoMissing(state: SentenceState) {
  const { pieces } = state
  const [joint, next, word] = [pieces.peek(), pieces.peek(1), pieces.peek(2)]
  const bound = pieces.ahead(joint?.type === 'or' ? 2 : 1)?.type
  if (next?.type !== 'field' || !(joint?.type === 'or' || isAnd(joint?.text))) return
  const isBound = bound === 'compare' || bound === 'number' || next.field.shape === 'reference'
  if (isBound || word?.type === 'word' || word?.type === 'value' || !state.isReached(next.field))
    return
  pieces.skip(2)
  state.add(absence(next.field))
  readAlsoMissing(state)
}

/** "con cupo mayor a 500", "with email". */
export function readHaving(state: SentenceState, piece: SentencePiece) {
  const { pieces } = state
  // "con margen mayor a 20", where nothing is called so.
  const unknown = pieces.takeQualified()
  const field = unknown === undefined ? pieces.takeOf('field') : undefined
  if (unknown !== undefined) state.tell(unknown)
  else if (field) readFieldCondition(state, field.field, { text: field.text, isPresent: true })
  else if (!pieces.peek()) state.tell(piece.text)
}
