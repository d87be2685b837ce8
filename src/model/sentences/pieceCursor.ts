import { isOwn } from './conditions/condition'
import type { SentenceField } from './labels/sentenceList'
import type { Phrase } from './lexicon'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isWordOf } from './words/sentenceWords'
import { isParticiple } from './words/tokens'

type PieceType = SentencePiece['type']
export const isCapital = (text = '') => /^\p{Lu}/u.test(text)
/** More values than this are no meaning of one word. */
export const MANY = 6
/** A piece of one of these types. */
export const isA = <K extends PieceType>(
  piece: SentencePiece | undefined,
  ...types: readonly K[]
): piece is PieceOf<K> => types.some(type => type === piece?.type)
export const isTime = (piece: SentencePiece | undefined) => isA(piece, 'period', 'days')
/** "For more than 20 days", which is also how long something took. */
export const isOlder = (piece: SentencePiece | undefined): boolean =>
  isA(piece, 'period') && piece.period.startsWith('older')
export const isAnd = (text = '') => isWordOf('and', text) || isWordOf('but', text)
/** "And" or "or". */
export const isJoint = (piece: SentencePiece | undefined) => isA(piece, 'or') || isAnd(piece?.text)
/** Words of the data, and values behind a reference, which may be such words. */
export const isOfData = (piece: SentencePiece | undefined) =>
  isA(piece, 'word') || (isA(piece, 'value') && !isOwn(piece.field))
/** "019" and long numbers are codes of records, no amounts. */
export const isCode = (text: string) => /^(0\d|\d{9,}$)/.test(text)
/** What ends the names of firms: "Almacenes Cedeño e Hijos". */
const family = /^(Hij[oa]s|Herman[oa]s|Hnos|Asociados|C[ií]a|Sons|Co)\b/

/** The pieces of a sentence, taken one after another. */
export class PieceCursor {
  #at = 0

  constructor(readonly pieces: readonly SentencePiece[]) {}

  /** A piece ahead, or with a negative distance one that was taken. */
  peek(distance = 0): SentencePiece | undefined {
    return this.pieces[this.#at + distance]
  }

  /** A piece ahead, not counting small words. */
  ahead(distance = 0): SentencePiece | undefined {
    return this.pieces.slice(this.#at).filter(({ type }) => type !== 'stop')[distance]
  }

  /** The words ahead with small ones before them, as text. */
  aheadWords(): string {
    const rest = this.pieces.slice(this.#at)
    const from = rest.findIndex(({ type }) => type === 'word')
    const end = rest.findIndex(({ type }, at) => at > from && type !== 'word')
    const words = rest.slice(0, end < 0 ? undefined : end)
    return words.map(({ text }) => text).join(' ')
  }

  /** The piece before the one that was taken, not counting small words. */
  before(): SentencePiece | undefined {
    return this.pieces.slice(0, Math.max(0, this.#at - 1)).findLast(({ type }) => type !== 'stop')
  }

  /** True where pieces of these types follow, not counting small words. */
  isBefore(...types: readonly PieceType[]): boolean {
    return types.every((type, distance) => this.ahead(distance)?.type === type)
  }

  /** The pieces that were taken. */
  taken(): readonly SentencePiece[] {
    return this.pieces.slice(0, this.#at)
  }

  take(): SentencePiece | undefined {
    return this.pieces[this.#at++]
  }

  /** Reads from here again: "sin visitas ni pedidos este mes" counts both in this month. */
  again(read: () => void) {
    const at = this.#at
    read()
    this.#at = at
  }

  skip(count: number) {
    this.#at += count
  }

  /** The end of a range: "de 100 a 200", "abril a junio". */
  takeEnd<K extends 'number' | 'days'>(type: K): PieceOf<K> | undefined {
    const distance = isWordOf('articles', this.peek(1)?.text) ? 2 : 1
    const found = isWordOf('upTo', this.peek()?.text) ? this.peek(distance) : undefined
    if (found?.type !== type) return undefined
    this.skip(distance + 1)
    return found as PieceOf<K>
  }

  /** "del 1 al 15 de marzo", "entre el 1 y el 15 de marzo": the number is a day of the month that follows. */
  takeDaysFrom(first: SentencePiece, next?: 'days'): PieceOf<'days'> | undefined {
    if (!isDayNumber(first)) return undefined
    const end = next ? this.takeOf(next) : this.takeEnd('days')
    const from = `${end?.days.from.slice(0, 8)}${first.text.padStart(2, '0')}`
    return end && { ...end, days: { ...end.days, from } }
  }

  /**
   * A word, a comparison and its number, as text: in "con cupo disponible menor a 500" the word names another field
   * than the one before it.
   */
  takeQualified(): string | undefined {
    const at = isWordOf('articles', this.peek()?.text) ? 1 : 0
    if (this.peek(at)?.type !== 'word' || this.peek(at + 1)?.type !== 'compare') return undefined
    const pieces = [this.takeOf('word'), this.take(), this.takeOf('number')]
    return pieces.flatMap(piece => piece?.text ?? []).join(' ')
  }

  /** "más de 5 de stock", "fewer than 5 units in stock": the field follows the number. */
  takeNumberField(isMoney = false): SentenceField | undefined {
    const offset = this.peek()?.type === 'stop' ? 1 : 0
    const next = this.peek(offset)
    const isNumber =
      next?.type === 'field' &&
      (next.field.shape === 'money' || (next.field.shape === 'number' && !isMoney))
    if (!isNumber || this.peek(offset + 1)?.type === 'compare') return undefined
    this.skip(offset + 1)
    return next.field
  }

  /** The field on the other side of a comparison: "mayor que el cupo", "más de lo que tienen de cupo". */
  takeOtherSide(): PieceOf<'field'> | undefined {
    const rest = this.pieces.slice(this.#at)
    const at = rest.findIndex(({ type, text }) => !/^(stop|with)$/.test(type) || isAnd(text))
    const other = rest[at]
    const isHad = (piece: SentencePiece, to: number) =>
      isA(piece, 'with') && !isWordOf('relative', rest[to - 1]?.text)
    if (!isA(other, 'field')) return undefined
    // "before they were invoiced", which the list calls those with that date
    if (other.field.shape !== 'date' && rest.slice(0, at).some(isHad)) return undefined
    this.skip(at + 1)
    return other
  }

  /** A comparison with an amount of money follows. */
  isBeforeMoney(): boolean {
    const value = this.ahead(this.isBefore('compare') ? 1 : 0)
    return isA(value, 'number') && value.isMoney
  }

  /** "rejected yesterday", "since Monday", not "of last month": the days are those of what was said. */
  isBeforeOwnDays(): boolean {
    return this.isBeforeDays() && !isWordOf('origin', this.peek()?.text)
  }

  /** "reparadas en más de 10 días": how long it took follows. */
  isBeforeDuration(): boolean {
    return isOlder(this.ahead()) && isWordOf('within', this.peek()?.text)
  }

  /** Days follow, or a comparison with days. */
  isBeforeDays(): boolean {
    const [next, second, third] = [0, 1, 2].map(distance => this.ahead(distance))
    if (isTime(next)) return !this.isBeforeDuration()
    if (isA(next, 'compare') && next.op === 'between' && isDayNumber(second)) return isTime(third)
    return (isA(next, 'compare') || isDayNumber(next)) && isTime(second)
  }

  /** Skips small words before a piece of these types, and takes it. */
  takeOf<K extends PieceType>(...types: K[]): PieceOf<K> | undefined {
    let distance = 0
    while (this.peek(distance)?.type === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !types.some(type => type === found.type)) return undefined
    this.skip(distance + 1)
    return found as PieceOf<K>
  }

  /** A value of the field, or of one behind it. */
  takeValueOf({ path }: SentenceField): PieceOf<'value'> | undefined {
    const next = this.ahead(0)
    if (next?.type !== 'value') return undefined
    const isOwn = next.field.path === path || next.field.path.startsWith(`${path}.`)
    return isOwn ? this.takeOf('value') : undefined
  }

  /** The words after the first one; small words within a name in capitals are part of it: "Comercial del Valle". */
  takeName(first: string): string {
    const words = [first]
    for (;;) {
      const rest = this.pieces.slice(this.#at)
      const small = rest.findIndex(({ type }) => type !== 'stop')
      const next = rest[small]
      const isJoined = rest
        .slice(0, small)
        .every(
          ({ text }) =>
            isWordOf('of', text) ||
            isWordOf('articles', text) ||
            (isWordOf('and', text) && family.test(next?.text ?? '')),
        )
      if (isModel(words.at(-1), rest)) {
        words.push(next?.text ?? '')
        this.skip(1)
        continue
      }
      const isName = isJoined && isCapital(words.at(-1)) && isCapital(next?.text)
      // "de Andes retenidos": a name ends before what was done.
      const isDeed =
        isCapital(words.at(-1)) && !isCapital(next?.text) && isParticiple(next?.text ?? '')
      if (next?.type !== 'word' || isDeed || (small > 0 && !isName)) return words.join(' ')
      words.push(...rest.slice(0, small + 1).map(({ text }) => text))
      this.skip(small + 1)
    }
  }

  /** As `takeOf`, but directly here: "sin teléfono en Quito" names no phone. */
  takeNext<K extends PieceType>(...types: K[]): PieceOf<K> | undefined {
    return this.peek()?.type === 'stop' ? undefined : this.takeOf(...types)
  }
}

/** "Redmi Note 13": a number in a name, unless it counts what follows. */
const isModel = (last: string | undefined, [number, next]: readonly SentencePiece[]) =>
  isA(number, 'number') &&
  /^[1-9]\d{0,2}$/.test(number.text) &&
  /\p{Lu}|^\d/u.test(last ?? '') &&
  (!next || isA(next, 'stop', 'not', 'with', 'compare', 'or', 'order') || isCapital(next.text))

/** "lista PVP con IVA": directly after a reference, capitals name a record and not what a record has. */
export const isRecordName = (
  before: SentencePiece | undefined,
  text: string,
  { meaning, words }: Phrase,
) =>
  meaning.type === 'field' &&
  !isOwn(meaning.field) &&
  words.length > 1 &&
  isA(before, 'field') &&
  before.field.shape === 'reference' &&
  isOwn(before.field) &&
  /^\p{Lu}{2,}$/u.test(text)

const isDayNumber = (piece: SentencePiece | undefined) => /^\d{1,2}$/.test(piece?.text ?? '')
