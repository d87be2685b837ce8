import { fold } from '../../base/fold'
import { askedOf, isOwn, oneOf } from './conditions/condition'
import { isOfLabel } from './conditions/partialMatch'
import { begunAt, doerOf } from './dateOfDeed'
import { isDue } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isA, isCapital, type PieceCursor } from './pieceCursor'
import { readFieldCompared, readTwoFields, takeOther } from './readComparisons'
import { isNumberField } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf, phraseWords } from './words/sentenceWords'
import { isParticiple } from './words/tokens'

/** "mis pedidos", "pedidos de mis clientes": records of the person who asks, or of what the next reference names. */
export function readMine(
  state: SentenceState,
  { type, text }: PieceOf<'mine' | 'assigned'>,
  isDenied = false,
) {
  const { list, pieces } = state
  if (isWordOf('by', text) && readDoneByMe(state, text, isDenied)) return
  const other = otherOwned(pieces)
  if (other !== undefined) return state.tell(text, other)
  const next = pieces.ahead()
  const isBehind = isA(next, 'field') && next.field.shape === 'reference'
  const reference = isBehind ? pieces.takeOf('field') : undefined
  const owner = list.fields.find(field => {
    const isOwner = type === 'mine' ? field.isOwner : field.isAssigned
    const isNamed = reference ? field.path.startsWith(`${reference.field.path}.`) : isOwn(field)
    return isOwner && isNamed
  })
  if (owner) state.add(oneOf(owner, [list.me], isDenied))
  else state.tell(text, reference?.text)
}

/** "approved by me": who did so is not whose they are. */
function readDoneByMe(state: SentenceState, text: string, isDenied: boolean): boolean {
  const doer = doerOf(state, 'by')
  if (doer) state.add(oneOf({ path: doer }, [state.list.me], isDenied))
  const before = state.pieces.before()
  const isDeed =
    isA(before, 'value') ||
    (isA(before, 'word') && isParticiple(before.text)) ||
    (isA(before, 'field') && before.field.shape === 'date')
  if (!doer && isDeed) state.tell(text)
  return isDeed || doer !== undefined
}

/** "de mi zona", "of my team": what the person who asks has is not known. */
function otherOwned(pieces: PieceCursor): string | undefined {
  const next = pieces.peek()
  const isThing =
    (isA(next, 'field') && next.field.shape !== 'reference') ||
    (isA(next, 'word') && !isCapital(next.text) && !isParticiple(next.text))
  const isOf = isWordOf('origin', pieces.peek(-2)?.text) && !isA(pieces.peek(1), 'list')
  return isThing && isOf ? pieces.take()?.text : undefined
}

/** "created by me", "not assigned to me" */
export function readMe(state: SentenceState, field: SentenceField, isDenied = false): boolean {
  const next = state.pieces.peek()
  const isMe =
    (field.isPerson && isWordOf('me', next?.text)) || (isA(next, 'assigned') && field.isAssigned)
  if (!isMe) return false
  state.pieces.take()
  state.add(oneOf(field, [state.list.me], isDenied))
  return true
}

/** "placed in May", "new customers of this month": the days of the moment at which records began. */
export function readBegun(state: SentenceState, { type, text }: PieceOf<'created' | 'newly'>) {
  const { list, pieces } = state
  const named = isA(pieces.ahead(1), 'period', 'days') ? pieces.takeOf('list') : undefined
  state.named ??= named?.name
  if (!pieces.isBeforeDays()) return
  const { date: begun, isRows } = begunAt(list, pieces.before())
  const usual = type === 'created' && !isRows ? state.usual('date') : undefined
  const date = made.has(fold(text)) && usual?.isPast ? usual : (begun ?? usual)
  if (date) readFieldCompared(state, date)
  else state.tellDays(text)
}

const made = phraseWords('made')

/** "vencidos" where exactly one date says when a record is due. */
export function readOverdue(state: SentenceState, { text }: PieceOf<'overdue'>, isDenied = false) {
  const { pieces } = state
  const [date, ...more] = state.list.fields.filter(
    field => isOwn(field) && field.shape === 'date' && field.labels.some(isDue),
  )
  // "saldo vencido" and "overdue balance" are due on no date.
  const isOther = (piece: SentencePiece | undefined) =>
    isA(piece, 'word') && !isCapital(piece.text) && !(date && isOfLabel(date, piece.text))
  if (isA(pieces.before(), 'field') || isOther(pieces.peek(-2))) return state.tell(text)
  if (isOther(pieces.peek())) return state.tell(text, pieces.take()?.text)
  if (!date || more.length > 0 || pieces.isBeforeDays()) return state.tellDays(text)
  state.add({ [date.path]: { [isDenied ? 'gte' : 'lt']: state.today } })
}

const isSortable = (field: SentenceField) =>
  isOwn(field) && (isNumberField(field) || field.shape === 'date')

/** "los más caros", "newest first", "ordenados por cupo"; a number of rows stays unread. */
export function readSort(state: SentenceState, { sort, text }: PieceOf<'sort'>) {
  const { pieces } = state
  const [by, order] = sort.split(' ') as [string, 'ASC' | 'DESC']
  const before = pieces.before()
  const number = by === 'named' ? undefined : pieces.takeOf('number')
  state.named ??= pieces.takeOf('list')?.name
  const field = sortField(state, by)
  if (field && readThan(state, field, { by, order, text })) return
  if (number) state.tell(number.text)
  // "que mas compran": what they have most of is not understood.
  if (!field)
    return state.tell(text, by === 'most' ? pieces.takeOf('word', 'count')?.text : undefined)
  const direction = pieces.takeOf('order')?.order
  const given = direction === undefined || direction === 'first' ? order : direction
  // "del más barato al más caro": the first one says the order.
  if (state.sort && isA(before, 'sort') && before.sort.startsWith(`${by} `)) return
  // "sorted by balance, largest first": one order; a second one stays unread.
  if (!state.sort) state.sort = { field: field.path, order: given, text }
  else if (direction === 'first' || field.path === state.sort.field)
    state.sort = { ...state.sort, order: given }
  else state.tell(text)
}
/** "con más unidades que series", "fewer units than required"; what is no field is told. */
function readThan(
  state: SentenceState,
  field: SentenceField,
  { by, order, text }: { readonly by: string; readonly order: string; readonly text: string },
): boolean {
  const { pieces } = state
  if (!/^(most|than)$/.test(by)) return false
  const last = pieces.peek(-1)?.text
  const isThan = isWordOf('than', pieces.peek()?.text)
  const isClause = !isThan || !isWordOf('articles', pieces.peek(1)?.text)
  const than = isThan && isA(pieces.peek(), 'word') ? pieces.take()?.text : undefined
  const other = isThan ? takeOther(state, field) : undefined
  // "con más pedidos que tienen saldo" begins another clause.
  if (!other && by === 'most' && isClause) return false
  const op = order === 'ASC' ? 'lt' : 'gt'
  if (!other || !readTwoFields(state, { field, op }, other.field))
    state.tell(text, last, than, other?.text)
  return true
}

/** "descending" and "first" after an order that was read; "de mayor a menor deuda", "con saldo, de mayor a menor". */
export function readOrder(state: SentenceState, { order, text }: PieceOf<'order'>) {
  const { pieces, sort } = state
  if (order === 'first') return sort ? undefined : state.tell(text)
  const named = [pieces.ahead(), pieces.before()].find(each => isA(each, 'field'))
  const isOf = isA(named, 'field') && isSortable(named.field)
  const field = isOf ? named.field : fieldOfBound(state)
  if (!sort && isOf && named === pieces.ahead()) pieces.takeOf('field')
  if (sort) state.sort = { ...sort, order }
  else if (field) state.sort = { field: field.path, order, text }
  else state.tell(text)
}

function sortField(state: SentenceState, by: string): SentenceField | undefined {
  if (by === 'money' || by === 'date') return state.usual(by)
  if (by === 'worst') return fieldOfBound(state)
  const next = state.pieces.ahead()
  const isNamed = isA(next, 'field') && isOwn(next.field)
  const field = isNamed && (by === 'named' || isSortable(next.field)) ? next.field : undefined
  if (field) state.pieces.takeOf('field')
  return field ?? (by === 'top' ? state.usual('money') : undefined)
}

/** "tardaron más de 20 días, peores primero", "más de 500, de mayor a menor": what has a lower bound. */
function fieldOfBound({ parts, list }: SentenceState) {
  const isBound = ({ gt, gte }: Readonly<Record<string, unknown>>) =>
    typeof (gt ?? gte) === 'number'
  const bounded = parts.map(askedOf).findLast(({ asked }) => isBound(Object(asked)))
  return list.fields.find(({ path }) => path === bounded?.path)
}

/** "saldo de mayor a menor"; with "con saldo" before it, that is asked first. */
function readOrderAfter(state: SentenceState, field: SentenceField): boolean {
  const { pieces } = state
  const next = pieces.ahead()
  if (!isA(next, 'order') || next.order === 'first' || isA(pieces.ahead(1), 'field')) return false
  if (!isSortable(field) || isA(pieces.before(), 'with')) return false
  state.sort = { field: field.path, order: next.order, text: next.text }
  pieces.takeOf('order')
  return true
}

/** "el costo más alto", "latest invoice date"; "top 5 orders of the week by discount". */
export function readFieldOrder(state: SentenceState, field: SentenceField): boolean {
  const { pieces, sort } = state
  const next = pieces.ahead()
  if (!sort && readOrderAfter(state, field)) return true
  const [by, order] = isA(next, 'sort') ? next.sort.split(' ') : []
  const isMeant = isNumberField(field) ? by === 'money' || by === 'top' : by === field.shape
  if (isMeant && isOwn(field) && !sort) {
    const { text = '' } = pieces.takeOf('sort') ?? {}
    state.sort = { field: field.path, order: order === 'ASC' ? 'ASC' : 'DESC', text }
    return true
  }
  if (!sort || !isSortable(field) || !isWordOf('by', pieces.peek(-2)?.text)) return false
  state.sort = { ...sort, field: field.path }
  return true
}

/** "con jefe inactivo": one who is so, not a record that is. */
export function tellStateOf(state: SentenceState, { shape }: SentenceField, text: string): boolean {
  const { pieces } = state
  const isDenied = isA(pieces.peek(), 'not') && pieces.peek()?.text === pieces.peek(1)?.text
  const said = pieces.peek(isDenied ? 1 : 0)
  const isFlag = isA(said, 'value') || (isA(said, 'field') && said.field.shape === 'yesNo')
  if (shape !== 'reference' || !isFlag || !/^\p{Ll}+[^s]$/u.test(said.text)) return false
  pieces.skip(isDenied ? 2 : 1)
  state.tell(text, said.text)
  return true
}
