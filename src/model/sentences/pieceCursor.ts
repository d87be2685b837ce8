import type { SentencePiece } from './lexSentence'
import type { SentenceField } from './sentenceList'

type PieceType = SentencePiece['type']
type ValuePiece = Extract<SentencePiece, { type: 'value' }>
/** More values than this are no meaning of one word. */
const MANY = 6

/** The pieces of a sentence, taken one after another. */
export class PieceCursor {
  #at = 0

  constructor(readonly pieces: readonly SentencePiece[]) {}

  /** A piece ahead, or with a negative distance one that was taken. */
  peek(distance = 0): SentencePiece | undefined {
    return this.pieces[this.#at + distance]
  }

  take(): SentencePiece | undefined {
    return this.pieces[this.#at++]
  }

  skip(count: number) {
    this.#at += count
  }

  /** The end of a range: "de 100 a 200", "abril a junio". */
  takeEnd<K extends 'number' | 'days'>(type: K): Extract<SentencePiece, { type: K }> | undefined {
    const isRange = /^(a|al|to|hasta|until)$/i.test(this.peek()?.text ?? '')
    const found = isRange ? this.peek(1) : undefined
    if (found?.type !== type) return undefined
    this.skip(2)
    return found as Extract<SentencePiece, { type: K }>
  }

  /** "del 1 al 15 de marzo": the number is a day of the month that follows. */
  takeDaysFrom({ text }: SentencePiece): Extract<SentencePiece, { type: 'days' }> | undefined {
    if (!/^\d{1,2}$/.test(text)) return undefined
    const end = this.takeEnd('days')
    const from = `${end?.days.from.slice(0, 8)}${text.padStart(2, '0')}`
    return end && { ...end, days: { ...end.days, from } }
  }

  /**
   * A word, a comparison and its number, as text: in "con cupo disponible menor a 500" the word names another field
   * than the one before it.
   */
  takeQualified(): string | undefined {
    if (this.peek()?.type !== 'word' || this.peek(1)?.type !== 'compare') return undefined
    const pieces = [this.take(), this.take(), this.takeOf('number')]
    return pieces.flatMap(piece => piece?.text ?? []).join(' ')
  }

  /** "más de 5 de stock": the field follows the number. */
  takeNumberField(): SentenceField | undefined {
    const offset = this.peek()?.type === 'stop' ? 1 : 0
    const next = this.peek(offset)
    const isNumber =
      next?.type === 'field' && (next.field.shape === 'number' || next.field.shape === 'money')
    if (!isNumber || this.peek(offset + 1)?.type === 'compare') return undefined
    this.skip(offset + 1)
    return next.field
  }

  /** Days follow, or a comparison with days. */
  isBeforeDays(): boolean {
    const offset = this.peek()?.type === 'stop' ? 1 : 0
    const next = this.peek(offset)
    const days = next?.type === 'compare' ? this.peek(offset + 1) : next
    return days?.type === 'period' || days?.type === 'days'
  }

  /** Skips small words before a piece of these types, and takes it. */
  takeOf<K extends PieceType>(...types: K[]): Extract<SentencePiece, { type: K }> | undefined {
    let distance = 0
    while (this.peek(distance)?.type === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !types.some(type => type === found.type)) return undefined
    this.skip(distance + 1)
    return found as Extract<SentencePiece, { type: K }>
  }

  /** "la tienda Norte", "Cuenca o Loja": part of a name, not a value of what a reference names. */
  isInName({ field }: ValuePiece): boolean {
    const isAlternative = this.peek(-2)?.type === 'or' && this.peek(-3)?.type === 'word'
    return field.path.includes('.') && (this.peek()?.type === 'word' || isAlternative)
  }

  /** "retenidos por crédito": the beginning of many values says little after another word. */
  isVague({ values }: ValuePiece): boolean {
    let distance = -2
    while (this.peek(distance)?.type === 'stop') distance -= 1
    const before = this.peek(distance)?.type
    return values.length > MANY && (before === 'word' || before === 'value')
  }

  /** The word that was taken is an alternative to the one before: "Quito o Cuenca". */
  isAfterOr(): boolean {
    const [or, before] = [this.peek(-2), this.peek(-3)]
    return or?.type === 'or' && before?.type === 'word'
  }

  /** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
  isBetweenAlike(): boolean {
    const [before, after] = [this.peek(-2), this.peek()]
    if (before?.type === 'word') {
      return after?.type === 'word' || (after?.type === 'value' && after.field.path.includes('.'))
    }
    return (
      before?.type === 'value' && after?.type === 'value' && before.field.path === after.field.path
    )
  }
}
