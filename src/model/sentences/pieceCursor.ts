import type { SentencePiece } from './lexSentence'

type PieceSense = SentencePiece['sense']

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
  takeEnd<K extends 'number' | 'days'>(sense: K): Extract<SentencePiece, { sense: K }> | undefined {
    const isRange = /^(a|al|to|hasta|until)$/i.test(this.peek()?.text ?? '')
    const found = isRange ? this.peek(1) : undefined
    if (found?.sense !== sense) return undefined
    this.skip(2)
    return found as Extract<SentencePiece, { sense: K }>
  }

  /** Skips small words before a piece of these senses, and takes it. */
  takeOf<K extends PieceSense>(...senses: K[]): Extract<SentencePiece, { sense: K }> | undefined {
    let distance = 0
    while (this.peek(distance)?.sense === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !senses.some(sense => sense === found.sense)) return undefined
    this.skip(distance + 1)
    return found as Extract<SentencePiece, { sense: K }>
  }

  /** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
  isBetweenAlike(): boolean {
    const [before, after] = [this.peek(-2), this.peek()]
    if (before?.sense === 'word' && after?.sense === 'word') return true
    return (
      before?.sense === 'value' &&
      after?.sense === 'value' &&
      before.field.path === after.field.path
    )
  }
}
