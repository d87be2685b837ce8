import { askedOf, isDenial, oneOf } from './conditions/condition'
import { valuesWith } from './conditions/partialMatch'
import type { SentenceFilter } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isA, isAnd, isCode, isJoint, isOfData, isTime } from './pieceCursor'
import { isTown } from './readNamedValue'
import { together } from './sentenceParts'
import type { SentenceState } from './sentenceState'

interface Joint {
  readonly text: string
  /** Number of unread words before it. */
  readonly unreadCount: number
  /** "not on hold or canceled" may mean neither. */
  readonly isDenied: boolean
  /** The condition before "or". */
  readonly first: SentenceFilter | undefined
}

/** Joins the conditions on both sides of "or" where each is one plain condition; else "or" counts as unread. */
export class OrJoiner {
  #last: SentenceFilter | undefined
  #or: Joint | undefined

  constructor(readonly state: SentenceState) {}

  read(piece: SentencePiece, readPiece: () => void) {
    if (piece.type === 'or') return this.#readOr(piece.text)
    if (piece.type === 'stop') return readPiece()
    const isAfterAnd = isAnd(this.state.pieces.peek(-2)?.text)
    const from = this.state.pieces.taken().length - 1
    const added = this.#addedBy(readPiece)
    if (added && this.#isOtherDays(added, from)) return this.#tellFrom(added, from)
    if (this.#or) this.#join(this.#or, added, piece.type)
    else if (piece.type !== 'list') this.#last = isAfterAnd ? undefined : added
  }

  /** "con factura de octubre recibidos en noviembre": days that nothing joins with those before, which no record has too. */
  #isOtherDays(added: SentenceFilter, from: number): boolean {
    const { parts, pieces } = this.state
    const taken = pieces.taken().slice(0, from)
    const before = taken.slice(taken.findLastIndex(({ type }) => type !== 'stop'))
    const isNext = isTime(pieces.taken()[from]) && isTime(before[0])
    const isJoined = isNext || before.some(isJoint)
    return !isJoined && parts.some(part => part !== added && together(part, added)?.or)
  }

  #tellFrom(added: SentenceFilter, from: number) {
    const { parts, pieces } = this.state
    parts.splice(parts.indexOf(added), 1)
    const words = pieces.taken().slice(from)
    this.state.tell(...words.map(({ text }) => text))
  }

  #readOr(text: string) {
    const { unread, pieces } = this.state
    const said = pieces.taken().slice(0, -2)
    // "not on hold or canceled"
    const isDenied = said.findLast(piece => !isA(piece, 'stop', 'with'))?.type === 'not'
    if (!isDenied && (isBetweenAlike(this.state) || this.#readOtherValue())) return
    if (!pieces.ahead(0)) return this.state.tell(text)
    this.#or = { text, unreadCount: unread.length, first: this.#last, isDenied }
  }

  /** "individuals or companies": after a value, words that name another of its field are that value. */
  #readOtherValue(): boolean {
    const { pieces, parts } = this.state
    const [before, after] = [pieces.peek(-2), pieces.peek()]
    if (before?.type !== 'value' || !after || !/^(field|word|overdue)$/.test(after.type))
      return false
    const { path } = before.field
    const values = valuesWith(before.field, after.text)
    if (values.length === 0 || !this.#last || !(path in this.#last)) return false
    pieces.take()
    parts.push({ [path]: values })
    return true
  }

  /** The plain condition that was added, if nothing else was read. */
  #addedBy(readPiece: () => void): SentenceFilter | undefined {
    const { parts, open, unread } = this.state
    const old = parts.at(-1)
    const [most, opened, unreadCount] = [parts.length, open.length, unread.length]
    readPiece()
    const isOne =
      parts.length === most + 1 && open.length === opened && unread.length === unreadCount
    const added = parts.at(-1)
    return isOne && (most === 0 || parts.at(-2) === old) && isPlain(added) ? added : undefined
  }

  #join(
    { text, unreadCount, first, isDenied }: Joint,
    second: SentenceFilter | undefined,
    type: string,
  ) {
    const { parts, pieces, unread } = this.state
    const isNeither = isDenied && !/^(not|compare|with)$/.test(type)
    const isClear =
      first && second && parts.at(-2) === first && !isNeither && !isAnd(pieces.peek()?.text)
    const denied = isNeither && isWithout(askedOf(first).asked) ? denialOf(second) : undefined
    if (denied) parts.splice(-1, 1, denied)
    else if (isClear) parts.splice(-2, 2, eitherOf(first, second))
    else unread.splice(unreadCount, 0, text)
    this.#last = isClear ? parts.at(-1) : undefined
    this.#or = undefined
  }
}

/** "not on hold or canceled" is neither; "without waybill or canceled" may be either. */
const isWithout = (asked: unknown) => asked === false || isDenial(asked)

function denialOf(part: SentenceFilter | undefined): SentenceFilter | undefined {
  const { path, asked } = askedOf(part)
  return path !== 'or' && Array.isArray(asked) ? oneOf({ path }, asked, true) : undefined
}

/** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
function isBetweenAlike(state: SentenceState): boolean {
  const [before, after] = [state.pieces.peek(-2), state.pieces.peek()]
  const isTownIn = isA(before, 'value') && isTown(state, before)
  if (isA(after, 'word') && (isOfData(before) || isTownIn)) return true
  if (isA(before, 'word')) return isOfData(after) || (isA(after, 'value') && isTown(state, after))
  if (isA(before, 'number')) return isA(after, 'number') && isCode(before.text)
  return isA(before, 'value') && isA(after, 'value') && before.field.path === after.field.path
}

/** Values of one field are one set. */
function eitherOf(first: SentenceFilter, second: SentenceFilter): SentenceFilter {
  const isSet = [first, second].every(part => Array.isArray(askedOf(part).asked))
  const alternatives = [first, second].flatMap(part => (part.or as SentenceFilter[]) ?? [part])
  return (isSet ? together(first, second) : undefined) ?? { or: alternatives }
}

/** One field with one operator or a range, so that a group of them shows and means all. */
function isPlain(part: SentenceFilter | undefined): part is SentenceFilter {
  const { path, asked } = askedOf(part)
  if (/^(|not|related)$/.test(path)) return false
  if (path === 'or') return (asked as SentenceFilter[]).every(isPlain)
  const operators = Object.keys(Object(asked)).join()
  return Object(asked) !== asked || Array.isArray(asked) || /^(\w+|gte,lte)$/.test(operators)
}
