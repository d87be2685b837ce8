import type { SentencePiece } from './lexSentence'

type PieceType = SentencePiece['type']

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

  /** Skips small words before a piece of these types, and takes it. */
  takeOf<K extends PieceType>(...types: K[]): Extract<SentencePiece, { type: K }> | undefined {
    let distance = 0
    while (this.peek(distance)?.type === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !types.some(type => type === found.type)) return undefined
    this.skip(distance + 1)
    return found as Extract<SentencePiece, { type: K }>
  }

  /** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
  isBetweenAlike(): boolean {
    const [before, after] = [this.peek(-2), this.peek()]
    if (before?.type === 'word' && after?.type === 'word') return true
    return (
      before?.type === 'value' && after?.type === 'value' && before.field.path === after.field.path
    )
  }
}
