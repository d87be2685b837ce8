import { valuesWith } from './conditions/partialMatch'
import type { SentenceFilter } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isCode, isOfData } from './pieceCursor'
import { isTown } from './readNamedValue'
import { isAnd, sameFieldsJoined } from './sentenceParts'
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
    const added = this.#addedBy(readPiece)
    if (this.#or) this.#join(added, piece.type)
    else if (piece.type !== 'list') this.#last = isAfterAnd ? undefined : added
  }

  #readOr(text: string) {
    const { unread, pieces } = this.state
    const isDenied = pieces.isDenied()
    if (!isDenied && (isBetweenAlike(this.state) || this.#readOtherValue())) return
    this.#or = { text, unreadCount: unread.length, first: this.#last, isDenied }
    if (!pieces.ahead(0)) this.#tell()
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

  #join(second: SentenceFilter | undefined, type: SentencePiece['type']) {
    const { parts, pieces } = this.state
    const first = this.#or?.first
    const isNeither = this.#or?.isDenied && !/^(not|compare|with)$/.test(type)
    const denied = isNeither && isDenial(first) ? denialOfValues(second) : undefined
    if (denied) parts.splice(-1, 1, denied)
    if (denied) return this.#end()
    const isClear = first && second && parts.at(-2) === first && !isNeither
    if (!isClear || isAnd(pieces.peek()?.text)) return this.#tell()
    parts.splice(-2, 2, eitherOf(first, second))
    this.#last = parts.at(-1)
    this.#or = undefined
  }

  #end() {
    this.#or = undefined
    this.#last = undefined
  }

  #tell() {
    if (this.#or) this.state.unread.splice(this.#or.unreadCount, 0, this.#or.text)
    this.#end()
  }
}

/** "not on hold or canceled" is neither; "without waybill or canceled" may be either. */
const isDenial = (part: SentenceFilter | undefined) => {
  const [asked] = Object.values(part ?? {})
  return asked === false || 'nin' in Object(asked)
}
function denialOfValues(part: SentenceFilter | undefined): SentenceFilter | undefined {
  const [[path = '', values] = []] = Object.entries(part ?? {})
  return path !== 'or' && Array.isArray(values) ? { [path]: { nin: values } } : undefined
}

/** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
function isBetweenAlike(state: SentenceState): boolean {
  const [before, after] = [state.pieces.peek(-2), state.pieces.peek()]
  const isData = (piece: typeof before) =>
    isOfData(piece) || (piece?.type === 'value' && isTown(state, piece))
  if (after?.type === 'word' && isData(before)) return true
  if (before?.type === 'word') return isData(after)
  if (before?.type === 'number') return after?.type === 'number' && isCode(before.text)
  return (
    before?.type === 'value' && after?.type === 'value' && before.field.path === after.field.path
  )
}

/** Values of one field are one set. */
function eitherOf(first: SentenceFilter, second: SentenceFilter): SentenceFilter {
  const isSet = [first, second].every(part => !part.or && Array.isArray(Object.values(part)[0]))
  if (isSet && String(Object.keys(first)) === String(Object.keys(second)))
    return sameFieldsJoined([first, second])[0] ?? second
  return { or: [first, second].flatMap(part => (part.or as SentenceFilter[]) ?? [part]) }
}

/** One field with one operator or a range, so that a group of them shows and means all. */
function isPlain(part: SentenceFilter | undefined): part is SentenceFilter {
  const [[name, value] = ['not', undefined], ...more] = Object.entries(part ?? {})
  if (more.length > 0 || /^(not|related)$/.test(name)) return false
  if (name === 'or') return (value as SentenceFilter[]).every(isPlain)
  const operators = Object.keys(Object(value)).join()
  return Object(value) !== value || Array.isArray(value) || /^(\w+|gte,lte)$/.test(operators)
}
