import { fold } from '../../../base/fold'
import { isWordOf, phraseWords } from './sentenceWords'

const ends = phraseWords('atEnd')

/** Pieces in the order in which they are read: "12 meses como máximo" has its bound first, "no longer" is "ya no". */
export function inReadingOrder<Piece extends { readonly type: string; readonly text: string }>(
  pieces: readonly Piece[],
): Piece[] {
  const all = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    const from = [at - 1, at - 2].find(to => pieces[to]?.type === 'number')
    const isAfter = piece.type === 'compare' && ends.has(fold(piece.text)) && from !== undefined
    const isBounded = [from ?? 0, at].some(to => pieces[to - 1]?.type === 'compare')
    const next = pieces.slice(at + 1).find(({ type }) => type !== 'stop')
    if (isAfter && !isBounded && next?.type !== 'number') all.splice(from, 0, ...all.splice(at, 1))
    if (pieces[at - 1]?.type === 'not' && isWordOf('ceased', piece.text))
      all.splice(at - 1, 0, ...all.splice(at, 1))
  }
  return all
}
