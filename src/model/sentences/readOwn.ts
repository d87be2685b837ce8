import { isOfLabel } from './conditions/partialMatch'
import { doerOf } from './dateOfDeed'
import { isDue } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isCapital, type PieceCursor } from './pieceCursor'
import { readFieldCompared } from './readComparisons'
import { isNumberField } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf } from './words/sentenceWords'
import { isParticiple, stemsOf } from './words/tokens'

const isOwn = ({ path }: SentenceField) => !path.includes('.')

const byMe = /^(by me|por m[ií])$/i

/** "mis pedidos", "pedidos de mis clientes": records of the person who asks, or of what the next reference names. */
export function readMine(
  state: SentenceState,
  text: string,
  { by = 'isOwner', isDenied = false }: { by?: 'isOwner' | 'isAssigned'; isDenied?: boolean } = {},
) {
  const { list, pieces } = state
  if (byMe.test(text) && readDoneByMe(state, text, isDenied)) return
  const other = otherOwned(pieces)
  if (other !== undefined) return state.tell(text, other)
  const next = pieces.ahead(0)
  const reference = next?.type === 'field' && next.field.shape === 'reference' ? next : undefined
  if (reference) pieces.takeOf('field')
  const owner = list.fields.find(field => {
    const [own, behind] = field.path.split('.')
    return field[by] && (reference ? own === reference.field.path && behind : !behind)
  })
  if (owner) state.add({ [owner.path]: isDenied ? { nin: [list.me] } : [list.me] })
  else state.tell(text, reference?.text)
}

/** "approved by me": who did so is not whose they are. */
function readDoneByMe(state: SentenceState, text: string, isDenied: boolean): boolean {
  const { list, pieces } = state
  const doer = doerOf(state, 'by')
  if (doer) state.add({ [doer]: isDenied ? { nin: [list.me] } : [list.me] })
  const before = pieces.before()
  const isDeed =
    before?.type === 'value' ||
    (before?.type === 'word' && isParticiple(before.text)) ||
    (before?.type === 'field' && before.field.shape === 'date' && !before.field.isCreated)
  if (!doer && isDeed) state.tell(text)
  return isDeed || doer !== undefined
}

/** "de mi zona", "of my team": what the person who asks has is not known. */
function otherOwned(pieces: PieceCursor): string | undefined {
  const [next, second] = [pieces.peek(), pieces.peek(1)]
  const isThing =
    (next?.type === 'field' && next.field.shape !== 'reference') ||
    (next?.type === 'word' && !isCapital(next.text) && !isParticiple(next.text))
  const isOf = isThing && isWordOf('origin', pieces.peek(-2)?.text) && second?.type !== 'list'
  return isOf ? pieces.take()?.text : undefined
}

/** "placed in May": the days of the moment at which records began. */
export function readCreated(state: SentenceState, text: string) {
  if (!state.pieces.isBeforeDays()) return
  const date =
    state.list.fields.find(field => field.isCreated && isOwn(field)) ?? state.usual('date')
  if (date) return void readFieldCompared(state, date)
  const compare = state.pieces.takeOf('compare')
  state.tell(text, compare?.text, state.pieces.takeOf('period', 'days')?.text)
}

/** "new this month", only where a date says when records began. */
export function readNewly(state: SentenceState, text: string) {
  const list = state.pieces.takeOf('list')
  if (list) state.named ??= list.name
  const date = state.list.fields.find(field => field.isCreated && isOwn(field))
  if (date) readFieldCompared(state, date)
  else state.tell(text, state.pieces.takeOf('period', 'days')?.text)
}

/** "vencidos" where exactly one date says when a record is due. */
export function readOverdue(state: SentenceState, text: string, isDenied = false) {
  const before = state.pieces.before()
  const [date, ...more] = state.list.fields.filter(
    field => isOwn(field) && field.shape === 'date' && field.labels.some(isDue),
  )
  // "saldo vencido" and "overdue balance" are due on no date.
  const isSaid = before?.type === 'word' && state.pieces.peek(-2) === before
  const isOfWord = isSaid && !isCapital(before.text) && !(date && isOfLabel(date, before.text))
  if (before?.type === 'field' || isOfWord) return state.tell(text)
  const next = state.pieces.peek()
  const isOther =
    next?.type === 'word' && !isCapital(next.text) && !(date && isOfLabel(date, next.text))
  if (isOther) return state.tell(text, state.pieces.take()?.text)
  if (date && more.length === 0 && !state.pieces.isBeforeDays())
    return state.add({ [date.path]: { [isDenied ? 'gte' : 'lt']: state.today } })
  const days = state.pieces.takeOf('period', 'days')
  state.tell(text, days?.text)
}

/** "los más caros", "newest first", "ordenados por cupo"; a number of rows stays unread. */
export function readSort(state: SentenceState, { sort, text }: PieceOf<'sort'>) {
  const { pieces } = state
  const [by, order] = sort.split(' ') as [string, 'ASC' | 'DESC']
  const number = by === 'named' ? undefined : pieces.takeOf('number')
  const list = pieces.takeOf('list')
  if (list) state.named ??= list.name
  const field = sortField(state, by)
  if (number) state.tell(number.text)
  // "que mas compran": what they have most of is not understood.
  if (!field)
    return state.tell(text, by === 'most' ? pieces.takeOf('word', 'count')?.text : undefined)
  const direction = pieces.takeOf('order')?.order
  const given = direction === undefined || direction === 'first' ? order : direction
  // "sorted by balance, largest first": one order; a second one stays unread.
  if (!state.sort) state.sort = { field: field.path, order: given, text }
  else if (direction === 'first' || field.path === state.sort.field)
    state.sort = { ...state.sort, order: given }
  else state.tell(text)
}
/** "descending" and "first" after an order that was read. */
export function readOrder(state: SentenceState, { order, text }: PieceOf<'order'>) {
  if (!state.sort) return state.tell(text)
  if (order !== 'first') state.sort = { ...state.sort, order }
}

function sortField(state: SentenceState, by: string): SentenceField | undefined {
  if (by === 'money' || by === 'date') return state.usual(by)
  const next = state.pieces.ahead(0)
  const field = next?.type === 'field' && isOwn(next.field) ? next.field : undefined
  const isSorted = field && (by === 'named' || isNumberField(field) || field.shape === 'date')
  if (isSorted) state.pieces.takeOf('field')
  if (isSorted) return field
  return by === 'top' ? state.usual('money') : undefined
}

/** "el costo más alto", "latest invoice date" */
export function readFieldOrder(state: SentenceState, field: SentenceField): boolean {
  const next = state.pieces.ahead(0)
  const [by, order] = next?.type === 'sort' ? next.sort.split(' ') : []
  const isOwn = isNumberField(field) ? by === 'money' || by === 'top' : by === field.shape
  if (!isOwn || field.path.includes('.') || state.sort) return false
  const { text = '' } = state.pieces.takeOf('sort') ?? {}
  state.sort = { field: field.path, order: order === 'ASC' ? 'ASC' : 'DESC', text }
  return true
}

/** "top 5 orders of the week by discount" */
export function readSortField(state: SentenceState, field: SentenceField): boolean {
  const isBy = isWordOf('by', state.pieces.peek(-2)?.text)
  const isSortable = isNumberField(field) || field.shape === 'date'
  if (!state.sort || !isBy || !isSortable || field.path.includes('.')) return false
  state.sort = { ...state.sort, field: field.path }
  return true
}

/** "not created by me", "not assigned to me", "not expired": what a denied field says of itself. */
export function readNotMe(state: SentenceState, { field, text }: PieceOf<'field'>): boolean {
  const { pieces } = state
  const isMe =
    (field.isPerson === true && /^(me|mi|mí)$/i.test(pieces.peek()?.text ?? '')) ||
    (field.isAssigned === true && pieces.ahead(0)?.type === 'assigned')
  const isLabel = field.labels.some(label => stemsOf(label) === stemsOf(text))
  const isLeft = field.shape === 'date' && isParticiple(text) && isDue(text) && !isLabel
  if (isMe) pieces.take()
  if (isMe) state.add({ [field.path]: { nin: [state.list.me] } })
  else if (isLeft) state.add({ [field.path]: { gte: state.today } })
  return isMe || isLeft
}

/** "con jefe inactivo": one who is so, not a record that is. */
export function tellStateOf(state: SentenceState, { shape }: SentenceField, text: string): boolean {
  const { pieces } = state
  const [next, second] = [pieces.peek(), pieces.peek(1)]
  const isDenied = next?.type === 'not' && next.text === second?.text
  const said = isDenied ? second : next
  const isFlag = said?.type === 'value' || (said?.type === 'field' && said.field.shape === 'yesNo')
  if (shape !== 'reference' || !isFlag || !/^\p{Ll}+[^s]$/u.test(said.text)) return false
  pieces.skip(isDenied ? 2 : 1)
  state.tell(text, said.text)
  return true
}
