import type { SentencePiece } from './lexSentence'

type PieceKind = SentencePiece['kind']

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
  takeEnd<K extends 'number' | 'days'>(kind: K): Extract<SentencePiece, { kind: K }> | undefined {
    const isRange = /^(a|al|to|hasta|until)$/i.test(this.peek()?.text ?? '')
    const found = isRange ? this.peek(1) : undefined
    if (found?.kind !== kind) return undefined
    this.skip(2)
    return found as Extract<SentencePiece, { kind: K }>
  }

  /** Skips small words before a piece of these kinds, and takes it. */
  takeOf<K extends PieceKind>(...kinds: K[]): Extract<SentencePiece, { kind: K }> | undefined {
    let distance = 0
    while (this.peek(distance)?.kind === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !kinds.some(kind => kind === found.kind)) return undefined
    this.skip(distance + 1)
    return found as Extract<SentencePiece, { kind: K }>
  }

  /** "Quito or Cuenca": both are words or values of one field; between other conditions "or" is not understood. */
  isBetweenAlike(): boolean {
    const [before, after] = [this.peek(-2), this.peek()]
    if (before?.kind === 'word' && after?.kind === 'word') return true
    return (
      before?.kind === 'value' && after?.kind === 'value' && before.field.path === after.field.path
    )
  }
}
