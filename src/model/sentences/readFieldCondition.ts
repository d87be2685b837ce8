import { askedOf, isAbsent, oneOf } from './conditions/condition'
import { dateLike, valuesWith } from './conditions/partialMatch'
import { begunAt, fieldMeant } from './dateOfDeed'
import { isOfPlace, isOfSome } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isA, isAnd, isCapital, isJoint, isTime, type PieceCursor } from './pieceCursor'
import { readFieldCompared } from './readComparisons'
import { readNamedRecord, readValueBehind, takeLonger } from './readNamedValue'
import { readFieldOrder, readMe, tellStateOf } from './readOwn'
import { readDatedVerb, readWords } from './readWords'
import { absence, isNumberField, isSame, presence } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf } from './words/sentenceWords'
import { isParticiple, stemsOf } from './words/tokens'

const isOpen = ({ shape }: Pick<SentenceField, 'shape'>) =>
  shape === 'text' || shape === 'reference'

/** A field and what follows it: a bound, a value, words of the data; with "with" alone, that it is given. */
export function readFieldCondition(
  state: SentenceState,
  field: SentenceField,
  { text, isPresent = false }: { readonly text: string; readonly isPresent?: boolean },
): unknown {
  const { pieces } = state
  const part = partAfter(state, field)
  if (part) return state.add(part)
  if (
    readFieldCompared(state, dateOfDays(state, field, text) ?? field) ||
    readFieldOrder(state, field)
  )
    return
  const value = pieces.takeValueOf(field)
  if (value?.field.path.startsWith(`${field.path}.`)) return readValueBehind(state, value)
  if (value) return state.add(oneOf(value.field, value.values))
  if (isSaid(state, field)) return
  if (isA(pieces.peek(), 'not') && isA(pieces.ahead(1), 'value')) return
  if (readOtherThan(state, field) || readFieldWords(state, field, isPresent)) return
  if (field.shape === 'yesNo' && state.isReached(field)) return readYes(state, field, text)
  readFieldAlone(state, field, { text, isPresent })
}

/** "paid in November", "of orders of today" */
function dateOfDays({ list, pieces }: SentenceState, field: SentenceField, text: string) {
  if (!pieces.isBeforeDays()) return undefined
  // "pedidas este mes", a form of "Pedidos"
  const isForm = isNumberField(field) || !field.labels.some(label => isSame(label, text))
  if (isParticiple(text) && isForm) return dateLike(list, text)
  const { isRows, date } = begunAt(list, pieces.peek(-1))
  return isRows ? date : undefined
}

/** "sold by us in May": the day on which records began is none of what was done. */
function readYes(state: SentenceState, field: SentenceField, text: string) {
  state.add({ [field.path]: true })
  if (isParticiple(text) && state.usual('date')?.isCreated && state.pieces.isBeforeOwnDays())
    state.tellDays('')
}

/** "vencido", "en blanco" */
function partAfter({ pieces, today }: SentenceState, field: SentenceField) {
  if (pieces.takeOf('empty')) return absence(field)
  if (field.shape !== 'date') return undefined
  const isDenied = pieces.isBefore('not', 'overdue') && pieces.takeOf('not') !== undefined
  // "que venció en octubre" has its own days.
  const isOverdue = pieces.takeOf('overdue') && !pieces.isBeforeDays()
  return isOverdue ? { [field.path]: isDenied ? { gte: today } : { lt: today } } : undefined
}

/** Words after a field: a part of its values, or of the data. */
function readFieldWords(state: SentenceState, field: SentenceField, isPresent: boolean): boolean {
  const { pieces } = state
  const next = pieces.peek()
  // "bodega Infinix Centro": a value of another field that begins a name.
  const isName = isOpen(field) && next?.type === 'value' && pieces.peek(1)?.type === 'word'
  if (readContained(state, field) || readNamedRecord(state, field) || readMe(state, field))
    return true
  if ((!isOpen(field) && !field.values) || isByKind(state, field)) return false
  const isPart = isBeforePart(pieces, field)
  const takes = isPresent && !isPart ? pieces.takeNext : pieces.takeOf
  const types = isPart ? (['word', 'compare'] as const) : (['word', 'number'] as const)
  const word = isName ? pieces.take() : takes.call(pieces, ...types)
  if (word && isOpen(field)) readWords(state, word.text, { path: field.path })
  else if (word) readValueOf(state, field, word.text)
  return word !== undefined
}

/** "by invitation from Quito": the place is that of the record. */
const isByKind = ({ pieces }: SentenceState, { isPerson, shape }: SentenceField) =>
  shape === 'reference' &&
  !isPerson &&
  isWordOf('by', pieces.peek(-1)?.text) &&
  isWordOf('origin', pieces.peek()?.text)

/** Part of a value follows; "riesgo bajo" compares with no number. */
function isBeforePart(pieces: PieceCursor, field: SentenceField): boolean {
  const next = pieces.ahead()
  const isCompared = isA(next, 'compare') && !pieces.isBefore('compare', 'number')
  return (isA(next, 'word') || isCompared) && valuesWith(field, next.text).length > 0
}

/** "cuyo nombre contiene Andes": any words follow. */
function readContained(state: SentenceState, { path, shape }: SentenceField): boolean {
  const { pieces } = state
  const contains = isOpen({ shape }) ? pieces.takeOf('contains', 'begins') : undefined
  if (!contains) return false
  const next = pieces.take()
  if (!next || contains.type === 'begins') state.tell(contains.text)
  const text = isA(next, 'word') ? pieces.takeName(next.text) : next?.text
  if (text && shape === 'text') state.add({ [path]: { contains: text } })
  else if (text) state.open.push({ text, path })
  return true
}

/** "cuyo vendedor no es Ana Torres", "whose seller is not Ana" */
function readOtherThan(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const name = pieces.ahead(1)
  if (!isOpen(field) || !pieces.isBefore('not', 'word') || isAnd(pieces.peek()?.text)) return false
  if (!name || !isCapital(name.text)) return false
  pieces.takeOf('not')
  pieces.takeOf('word')
  readWords(state, name.text, { path: field.path, isDenied: true })
  return true
}

/** "whose email is missing" */
function isMissing(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const next = pieces.ahead(1)
  const isOther = isA(next, 'field', 'value', 'count', 'word', 'number', 'with', 'compare')
  if (isOther || isA(next, 'mine', 'tab', 'list') || !state.isReached(field)) return false
  // "invoiced but not this month"
  if (isAnd(pieces.peek()?.text) && isTime(next)) return false
  return pieces.takeOf('not') !== undefined
}

function readFieldAlone(
  state: SentenceState,
  field: SentenceField,
  { text, isPresent }: { readonly text: string; readonly isPresent: boolean },
) {
  const { pieces } = state
  if (isMissing(state, field)) return state.add(absence(field))
  if (isBeforeBehind(state, field)) return
  if (isPresent && (readPlace(state, field, text) || tellStateOf(state, field, text))) return
  const isIn = isSome(state, field, text)
  const qualified = pieces.isBeforeMoney() ? undefined : pieces.takeQualified()
  // "con cupo excedido" is not any limit.
  const isSaidMore = isPresent && isNumberField(field)
  const other = qualified ?? (isSaidMore ? pieces.takeNext('word')?.text : undefined)
  if (other !== undefined) state.tell(text, other)
  else if (isOfSome(field, text)) state.tell(text)
  else if ((isPresent || isIn) && state.isReached(field)) state.add(presence(field))
  else if (!readDatedVerb(state, text)) state.tell(text)
}

/** "pedidos priorizados": the whole label of a date says that it was done. */
const isDeedAlone = ({ shape, labels }: SentenceField, text: string, said = text) =>
  shape === 'date' && isParticiple(said) && labels.some(label => stemsOf(label) === stemsOf(text))

/** "con dirección en Ambato", "con vendedor en Quito": the place is that of the field, or is told. */
function readPlace(state: SentenceState, field: SentenceField, text: string): boolean {
  const { pieces } = state
  const [small, next] = [pieces.peek(), pieces.ahead(0)]
  // "series vendidas de Samsung", which the list calls those with an order
  const isOther = [...state.said.keys()].some(
    means => isWordOf('with', means) && means.endsWith(text),
  )
  const isReference = field.shape === 'reference' && !isOther
  const isIts = isWordOf('within', small?.text) || (isReference && isWordOf('origin', small?.text))
  if (!isIts || (!isReference && !isOfPlace(field))) return false
  if (next?.type !== 'word' && next?.type !== 'value') return false
  pieces.takeOf('word', 'value')
  if (isOpen(field)) readWords(state, next.text, { path: field.path })
  else state.tell(text, small?.text, pieces.takeName(next.text))
  return true
}

/** "in stock", "reserved stock" are some of it, "by invitation" says that it is given. */
function isSome(state: SentenceState, field: SentenceField, text: string): boolean {
  const { pieces, sort, said } = state
  const isOfList = [pieces.peek(-2), pieces.peek()].some(piece => piece?.type === 'list')
  const isIn = isNumberField(field) && isWordOf('within', pieces.peek(-2)?.text)
  const isBy = isWordOf('by', pieces.peek(-1)?.text)
  return (
    isIn ||
    isBy ||
    (isNumberField(field) && state.isSubject(text)) ||
    isDeedAlone(field, text, said.get(text)) ||
    (isOfList && field.shape === 'number' && !sort)
  )
}

/** "orders of customers with limit over 500", "of customers with no phone", "discount not over 20" */
function isBeforeBehind({ pieces }: SentenceState, { path }: SentenceField): boolean {
  let distance = 0
  while (isA(pieces.ahead(distance), 'with', 'not')) distance += 1
  const next = pieces.ahead(distance)
  if (distance > 0 && isA(next, 'compare')) return true
  // "of products of the brand Nubira"
  const isOf = distance > 0 || isA(pieces.peek(), 'stop')
  return isOf && isA(next, 'field') && next.field.path.startsWith(`${path}.`)
}

/** "Quito customers", "screen faults": the value stands before the name of its field. */
function isSaid({ parts, pieces, open }: SentenceState, { path, shape }: SentenceField): boolean {
  const last = askedOf(parts.at(-1))
  // "sin teléfono con teléfono 099": what is missing says no value.
  const isNone = last.asked === false || isAbsent(last.asked)
  if (last.path === path && isNone) return false
  if (last.path === path || last.path.startsWith(`${path}.`)) return true
  const isNoun = shape === 'reference' && !isWordOf('by', pieces.peek(-1)?.text)
  const before = pieces.peek(-2)
  const isOpen = before?.type === 'word' || before?.text === open.at(-1)?.text
  return isNoun && isOpen && open.length > 0
}

function readValueOf(state: SentenceState, field: SentenceField, text: string) {
  const longer = takeLonger(state.pieces, field, text)
  const values = longer.length > 0 ? longer : valuesWith(field, text)
  if (values.length > 0) state.add({ [field.path]: values })
  else state.tell(text)
}

/** A word of the data follows; "qué pedidos tiene Andes" is said of the list. */
const isAfterOther = (pieces: PieceCursor) =>
  pieces.isBefore('word') && !isA(pieces.peek(-2), 'list')
const isVerb = ({ text }: SentencePiece) => !isWordOf('had', text)

/** "con cupo mayor a 500", "with email". */
export function readHaving(state: SentenceState, piece: SentencePiece) {
  const { pieces } = state
  // "con y sin guía" asks nothing.
  const [joint, not] = [pieces.peek(), pieces.peek(1)]
  if (isA(not, 'not') && isJoint(joint)) {
    pieces.skip(2)
    return state.tell(piece.text, joint?.text, not.text, pieces.take()?.text)
  }
  // "con margen mayor a 20", where nothing is called so.
  const unknown = pieces.takeQualified()
  const field = unknown === undefined ? pieces.takeOf('field') : undefined
  if (unknown !== undefined) state.tell(unknown)
  else if (field)
    readFieldCondition(state, fieldMeant(state, field), { text: field.text, isPresent: true })
  // "que lleva Pedro", "that have Samsung"
  else if (!pieces.peek() || (isVerb(piece) && isAfterOther(pieces))) state.tell(piece.text)
}
