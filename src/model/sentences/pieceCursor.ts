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

  /** Skips small words before a piece of these kinds, and takes it. */
  takeOf<K extends PieceKind>(...kinds: K[]): Extract<SentencePiece, { kind: K }> | undefined {
    let distance = 0
    while (this.peek(distance)?.kind === 'stop') distance += 1
    const found = this.peek(distance)
    if (!found || !kinds.some(kind => kind === found.kind)) return undefined
    this.skip(distance + 1)
    return found as Extract<SentencePiece, { kind: K }>
  }
}
