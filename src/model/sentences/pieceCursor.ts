import { isOfLabel } from './conditions/partialMatch'
import { isDue } from './labels/labelParts'
import type { OpenWords, SentenceField } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isWordOf } from './words/sentenceWords'
import { isParticiple } from './words/tokens'

type PieceType = SentencePiece['type']
export const isCapital = (text = '') => /^\p{Lu}/u.test(text)
/** More values than this are no meaning of one word. */
export const MANY = 6
/** Words of the data, and values behind a reference, which may be such words. */
export const isOfData = (piece: SentencePiece | undefined) =>
  piece?.type === 'word' || (piece?.type === 'value' && piece.field.path.includes('.'))
/** "019" and long numbers are codes of records, no amounts. */
export const isCode = (text: string) => /^(0\d|\d{9,}$)/.test(text)
/** What ends the names of firms: "Almacenes Cedeño e Hijos". */
const family = /^(Hij[oa]s|Herman[oa]s|Hnos|Asociados|C[ií]a|Sons|Co)\b/
const bounds = /^(compare|period|days)$/

/** The pieces of a sentence, taken one after another. */
export class PieceCursor {
  #at = 0

  constructor(readonly pieces: readonly SentencePiece[]) {}

  /** A piece ahead, or with a negative distance one that was taken. */
  peek(distance = 0): SentencePiece | undefined {
    return this.pieces[this.#at + distance]
  }

  /** A piece ahead, not counting small words. */
  ahead(distance: number): SentencePiece | undefined {
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

  /** "credit over 2000", "con puntaje menor a 400": what is said like a value is here the name of a number. */
  isBeforeBound(): boolean {
    return this.ahead(0)?.type === 'compare' && this.ahead(1)?.type === 'number'
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
  takeDaysFrom({ text }: SentencePiece, next?: 'days'): PieceOf<'days'> | undefined {
    if (!/^\d{1,2}$/.test(text)) return undefined
    const end = next ? this.takeOf(next) : this.takeEnd('days')
    const from = `${end?.days.from.slice(0, 8)}${text.padStart(2, '0')}`
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

  /** A comparison with an amount of money follows. */
  isBeforeMoney(): boolean {
    const value = this.ahead(this.ahead(0)?.type === 'compare' ? 1 : 0)
    return value?.type === 'number' && value.isMoney
  }

  /** "available stock over 100", "sent deposits today": the list stands between the field and its bound. */
  takeListBeforeBound(): PieceOf<'list'> | undefined {
    return bounds.test(this.ahead(1)?.type ?? '') ? this.takeOf('list') : undefined
  }

  /** "pagarés que vencen esta semana": the word says nothing beside the date. */
  takeDeedBeforeDays() {
    const [word, compare, days] = [this.ahead(0), this.ahead(1), this.ahead(2)]
    const next = compare?.type === 'compare' ? days : compare
    if (word?.type === 'word' && isDue(word.text) && bounds.test(next?.type ?? ''))
      this.takeOf('word')
  }

  /** "tardaron más de 10 días": after a number of days the period is its bound. */
  takeDayCount(): number | undefined {
    const next = this.ahead(0)
    const [, days] =
      next?.type === 'period' ? (/^older than (\d+) days$/.exec(next.period) ?? []) : []
    if (days === undefined) return undefined
    this.takeOf('period')
    return Number(days)
  }

  /** "rejected yesterday", "since Monday", not "of last month": the days are those of what was said. */
  isBeforeOwnDays(): boolean {
    return this.isBeforeDays() && !isWordOf('origin', this.peek()?.text)
  }

  /** "reparadas en más de 10 días": how long it took follows. */
  isBeforeDuration(): boolean {
    const next = this.ahead(0)
    const isOlder = next?.type === 'period' && next.period.startsWith('older')
    return isOlder && isWordOf('within', this.peek()?.text)
  }

  /** Days follow, or a comparison with days. */
  isBeforeDays(): boolean {
    const next = this.ahead(0)
    if (this.isBeforeDuration()) return false
    const isCompared = next?.type === 'compare' || /^\d{1,2}$/.test(next?.text ?? '')
    const isRange = next?.type === 'compare' && next.op === 'between'
    const end = isRange && /^\d{1,2}$/.test(this.ahead(1)?.text ?? '') ? 2 : 1
    return /^(period|days)$/.test((isCompared ? this.ahead(end) : next)?.type ?? '')
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
      // "seller Ana Torres": what stands before a name is looked up by itself.
      const isPerson = small === 0 && isCapital(next?.text) && isCapital(rest[1]?.text)
      if (isPerson && !isCapital(words.at(-1))) return words.join(' ')
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

  /** "la tienda Norte", "Cuenca o Loja": part of a name, not a value of what a reference names. */
  isInName({ field, text }: PieceOf<'value'>): boolean {
    const isAlternative = this.peek(-2)?.type === 'or' && this.peek(-3)?.type === 'word'
    const next = isCapital(text) && isCapital(this.ahead(0)?.text) ? this.ahead(0) : this.peek()
    return field.path.includes('.') && (next?.type === 'word' || isAlternative)
  }

  /** "crédito interno": the beginning of many values is here the name of the next value's field. */
  isHeadOf({ values, text }: PieceOf<'value'>): boolean {
    const next = this.peek()
    return values.length > MANY && next?.type === 'value' && isOfLabel(next.field, text)
  }

  /** "retenidos por crédito": the beginning of many values says little after another word. */
  isVague({ values }: PieceOf<'value'>): boolean {
    const before = /^(a|on)$/i.test(this.peek(-2)?.text ?? '') ? '' : this.before()?.type
    return values.length > MANY && (before === 'word' || before === 'value')
  }

  /** The word that was taken is an alternative to the one before, which is open too: "Quito o Cuenca". */
  isAfterOr(open: OpenWords | undefined): boolean {
    const [or, before] = [this.peek(-2), this.peek(-3)]
    return or?.type === 'or' && (before?.type === 'word' || before?.text === open?.text)
  }

  /** The condition before "or" is denied: "not on hold or canceled". */
  isDenied(): boolean {
    const before = this.pieces.slice(0, Math.max(0, this.#at - 2))
    return before.findLast(({ type }) => type !== 'stop' && type !== 'with')?.type === 'not'
  }
}
