import { fold } from '../../base/fold'
import { sentenceLanguages } from './sentenceWords'

/** One word, number or sign of a sentence. */
export interface SentenceToken {
  readonly text: string
  readonly folded: string
  readonly stem: string
}

const PIECES =
  /\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|\$?\d[\d.,]*%?k?|[><]=?|=|[\p{L}\p{M}\d'’_-]+/giu

export const tokensOf = (text: string): SentenceToken[] =>
  (text.match(PIECES) ?? []).map(piece => {
    const bare = /^\d|^\$/.test(piece) ? piece.replace(/[.,]+$/, '') : piece
    const folded = fold(bare).replace(/['’]/g, '')
    return { text: bare, folded, stem: stemOf(folded) }
  })

const endings = [...new Set(sentenceLanguages.flatMap(words => words.endings))].sort(
  (a, b) => b.length - a.length,
)

/** A word without the ending by which its forms differ; short words stay whole. */
export function stemOf(word: string): string {
  let stem = word
  for (let turn = 0; turn < 2; turn++) {
    const ending = endings.find(each => stem.endsWith(each) && stem.length - each.length >= 3)
    if (ending) stem = stem.slice(0, -ending.length)
  }
  return stem
}

/** True for a word that says what happened on a day, such as "created" or "due". */
export const isParticiple = (text: string): boolean =>
  tokensOf(text).some(
    ({ folded }) =>
      folded.length > 2 &&
      sentenceLanguages.some(({ participles }) => participles.some(end => folded.endsWith(end))),
  )

/** A number as people write it: `500`, `$1.234,56`, `2k`; undefined for other words. */
export function spokenNumber({ folded }: SentenceToken): number | undefined {
  const [, digits = '', kilo] = /^\$?(\d[\d.,]*)%?(k?)$/.exec(folded) ?? []
  if (digits === '') return undefined
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const mark = digits[last]
  const isMixed = digits.includes(',') && digits.includes('.')
  const isOnce = mark !== undefined && digits.indexOf(mark) === last
  const isDecimal = last >= 0 && (isMixed || (isOnce && digits.length - last - 1 !== 3))
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  const number = Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
  return kilo ? number * 1000 : number
}
