import { fold } from '../../base/fold'
import { isContradiction } from './conditions/contradictions'
import { dateLike } from './conditions/partialMatch'
import { isDue } from './labels/labelParts'
import type {
  OpenWords,
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceOrder,
} from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isAnd, type PieceCursor } from './pieceCursor'
import { isWordOf } from './words/sentenceWords'
import { isParticiple, stemsOf } from './words/tokens'

/** What was read of a sentence so far. */
export class SentenceState {
  readonly parts: SentenceFilter[] = []
  readonly open: OpenWords[] = []
  readonly unread: string[] = []
  /** The words of the sentence by those in their place. */
  said: ReadonlyMap<string, string> = new Map()
  named: string | undefined
  sort: SentenceOrder | undefined
  /** The words in which conditions were said. */
  readonly #words = new Map<SentenceFilter, string>()

  constructor(
    readonly list: SentenceList,
    readonly today: string,
    readonly pieces: PieceCursor,
  ) {}

  add(part: SentenceFilter) {
    this.parts.push(part)
  }

  /** Keeps the words of the conditions that were read last. */
  nameNew(pieces: readonly SentencePiece[]) {
    const words = wordsOf(pieces)
    for (const part of this.parts) if (!this.#words.has(part)) this.#words.set(part, words)
  }

  /** Of two conditions that no record meets together the later one is told instead of asked. */
  tellContradictions() {
    const { parts, open } = this
    const { fields } = this.list
    const isRuledOut = (part: SentenceFilter, by: readonly SentenceFilter[]) =>
      by.some(each => isContradiction(each, part, fields))
    for (const part of [...parts]) {
      const words = this.#words.get(part)
      if (!words || !isRuledOut(part, parts.slice(0, parts.indexOf(part)))) continue
      parts.splice(parts.indexOf(part), 1)
      this.tell(words)
    }
    for (const words of [...open]) {
      const { path, text, isDenied } = words
      if (path === undefined || isDenied || !isRuledOut({ [path]: [text] }, parts)) continue
      open.splice(open.indexOf(words), 1)
      this.tell(text)
    }
  }

  /** Words that were understood as no condition. */
  tell(...texts: (string | undefined)[]) {
    const words = texts.filter(Boolean).join(' ')
    if (words) this.unread.push(words)
  }

  /** The same with the days that follow, of which no date is known: "ayer y hoy". */
  tellDays(text: string) {
    const { pieces } = this
    const compare = pieces.takeOf('compare')
    this.tell(text, compare?.text, pieces.takeOf('period', 'days')?.text)
    if (isAnd(pieces.peek()?.text) && pieces.isBeforeDays()) this.tellDays('')
  }

  /** Words after a field that are no condition on it are told with its name. */
  tellOf(field: SentenceField | undefined, ...texts: (string | undefined)[]) {
    const named = this.pieces.taken().findLast(each => 'field' in each && each.field === field)
    // "Trabaja desde" is both the field and the comparison.
    this.tell(...new Set([named?.text, ...texts]))
  }

  /** The date or amount that is meant where the sentence names none. */
  usual(shape: 'date' | 'money'): SentenceField | undefined {
    // "sent by Ana last week": the days are those of the sending.
    const by = shape === 'date' ? deedBefore(this.pieces) : undefined
    return (by ? dateLike(this.list, by) : undefined) ?? usualOf(this.list.fields, shape)
  }

  /** "precios nuevos" begins a sentence about those that have one. */
  isSubject(text: string): boolean {
    const isNamed = (label: string) => ` ${fold(text)} `.includes(` ${fold(label)} `)
    const isFirst = this.pieces.taken().length === 1
    return isFirst && this.list.labels.some(label => label.endsWith('s') && isNamed(label))
  }

  /** "stock disponible en Quito mayor a 20": the number that was only said to be given. */
  takePresent(): SentenceField | undefined {
    const at = this.parts.findIndex(part => JSON.stringify(Object.values(part)) === '[{"gt":0}]')
    const [path] = Object.keys(this.parts[at] ?? {})
    if (path !== undefined) this.parts.splice(at, 1)
    return this.list.fields.find(field => field.path === path)
  }

  /** True for an own field, and for one behind a reference that the sentence names. */
  isReached({ path }: SentenceField): boolean {
    const [reference, behind] = path.split('.')
    // "de Infinix no vendidas": what is denied leads to nothing.
    const isNamed = () =>
      this.pieces.pieces.some(
        (piece, at, all) =>
          piece.type === 'field' &&
          (piece.field.path === reference || (piece.field.path === path && isLong(piece))) &&
          all.slice(0, at).findLast(({ type }) => type !== 'with')?.type !== 'not',
      )
    return behind === undefined || isNamed()
  }
}

/** The first word of a reference such as "sent by" among the pieces that were taken. */
function deedBefore(pieces: PieceCursor): string | undefined {
  const piece = pieces
    .taken()
    .findLast(piece => piece.type === 'field' && piece.field.shape === 'reference')
  const [first = '', ...more] = piece?.text.split(' ') ?? []
  return more.length > 0 && isParticiple(first) ? first : undefined
}

/** "vendedor activo" names the reference too. */
const isLong = ({ field: { labels }, text }: PieceOf<'field'>) => {
  const label = labels.find(each => stemsOf(each) === stemsOf(text))
  return labels.some(each => each !== label && label?.includes(each))
}

/** Words of pieces without small ones around them; pieces of one phrase have the same. */
function wordsOf(pieces: readonly SentencePiece[]): string {
  const isTelling = ({ type }: SentencePiece) => type !== 'stop'
  const told = pieces.slice(pieces.findIndex(isTelling), pieces.findLastIndex(isTelling) + 1)
  return told
    .map(({ text }) => text)
    .filter((text, at, all) => text !== all[at - 1])
    .join(' ')
}

/** Not when something ends, nor when it last happened: "Última factura". */
export const usualOf = (fields: readonly SentenceField[], shape: 'date' | 'money') =>
  fields.find(
    field =>
      field.shape === shape &&
      field.isUsual &&
      !field.labels.some(label => isDue(label) || isWordOf('latest', label)),
  )
