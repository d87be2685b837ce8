import { memoize } from 'es-toolkit'
import { fold } from '../../../base/fold'
import { isWordOf, meaningsOf, phraseWords, sentenceLanguages } from './sentenceWords'

/** One word, number or sign of a sentence. */
export interface SentenceToken {
  readonly text: string
  readonly folded: string
  readonly stem: string
  /** The only or first word of what a synonym means: no phrase of a language goes on after or at it. */
  readonly replaced?: 'word' | 'phrase' | undefined
}

const PIECES =
  /\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])|\$?\d[\d.,]*%?k?(?![\p{L}\p{M}\d-])|[\p{L}\d_-]{2,}(?:[.@][\p{L}\d_-]{2,})+|[><]=?|=|\bw\/o?(?!\p{L})|[\p{L}\p{M}\d'’_-]+|(?<= ),(?= )/giu

/** The same labels come again with every key, and the same words in every label. */
export const tokensOf = memoize((text: string): readonly SentenceToken[] =>
  (text.match(PIECES) ?? []).map(piece => tokenOf(piece)),
)
const tokenOf = memoize((piece: string): SentenceToken => {
  const bare = /^\d|^\$/.test(piece) ? piece.replace(/[.,]+$/, '') : piece
  const text = bare.replace(/['’]s$/, '')
  const folded = fold(text).replace(/['’]/g, '')
  return { text, folded, stem: stemOf(folded) }
})

/** The words of a text without their endings. */
export const stemsOf = (text: string): string =>
  tokensOf(text)
    .map(({ stem }) => stem)
    .join(' ')

const endings = [...phraseWords('endings')].sort((a, b) => b.length - a.length)

/** A word without the ending by which its forms differ; short words stay whole. */
export function stemOf(word: string): string {
  // "cancelled" and "canceled" are one word.
  let stem = word.replace(/ll(ed|ing)$/, 'l$1')
  for (let turn = 0; turn < 2; turn++) {
    const ending = endings.find(each => stem.endsWith(each) && stem.length - each.length >= 3)
    if (ending) stem = stem.slice(0, -ending.length)
  }
  // "company" and "companies"
  return stem.length > 3 ? stem.replace(/y$/, 'i') : stem
}

const daysOf: Readonly<Record<string, number>> = {
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30,
  years: 365,
}
/** The days of each unit of time, by its stem. */
export const unitDays: ReadonlyMap<string, number> = new Map(
  sentenceLanguages.flatMap(({ spanUnits }) =>
    Object.entries(spanUnits).flatMap(([unit, names]) =>
      names.map(name => [stemOf(name), daysOf[unit] ?? 1] as const),
    ),
  ),
)
export const isTimeUnit = (text: string) => unitDays.has(stemOf(fold(text)))

/** True for a word that says what happened on a day, such as "created" or "due". */
export const isParticiple = (text: string): boolean =>
  tokensOf(text).some(
    ({ folded }) =>
      folded.length > 2 &&
      !isWordOf('requests', folded) &&
      sentenceLanguages.some(({ participles }) => participles.some(end => folded.endsWith(end))),
  )

const deeds = {
  infinitives: meaningsOf('infinitives'),
  pasts: meaningsOf('pasts'),
  firsts: meaningsOf('firsts'),
}

/** "aprobado" for "aprobar", "approved" for "unapproved": what a denied word denies, or someone did. */
export const deedOf = (word: string): string | undefined => deedsOf(word, 'infinitives')[0]

/** All that a form may say: "envió" is "enviado", not "envido". */
export const deedsOf = (word: string, by: keyof typeof deeds): readonly string[] =>
  [...deeds[by]].flatMap(([end, done]) =>
    word.endsWith(end) ? [`${word.slice(0, -end.length)}${done}`] : [],
  )

/** The rest of a word that a prefix denies. */
export function deniedBy(word: string): string | undefined {
  const prefixes = sentenceLanguages.flatMap(({ prefixes }) => prefixes)
  const prefix = prefixes.find(each => word.startsWith(each))
  return prefix && isParticiple(word) ? word.slice(prefix.length) : undefined
}

/** "Marco" is a name beside "Marca": other genders of a noun are no forms of it. */
export function isNameBeside(
  { text, folded, stem }: SentenceToken,
  words: readonly SentenceToken[],
) {
  if (!/^\p{Lu}\p{Ll}+[ao]$/u.test(text) || isParticiple(text)) return false
  const alike = words.filter(word => word.stem === stem)
  return (
    alike.length > 0 &&
    alike.every(word => /[ao]s?$/.test(word.folded) && word.folded.replace(/s$/, '') !== folded)
  )
}

export const isOne = (token: SentenceToken | undefined) =>
  /^(una?|an?|one)$/.test(token?.folded ?? '')
const numberWords = new Map(
  [...meaningsOf('numbers')].map(([word, means]) => [word, Number(means)]),
)

/** A whole number without a sign, in figures or as a word. */
export const wholeNumber = (token: SentenceToken | undefined): number | undefined =>
  /^\d+$/.test(token?.folded ?? '') ? Number(token?.folded) : numberWords.get(token?.folded ?? '')

/** A number as people write it: `500`, `$1.234,56`, `2k`, `ten`; undefined for other words. */
export function spokenNumber({ folded }: SentenceToken): number | undefined {
  const named = numberWords.get(folded)
  if (named !== undefined) return named
  const [, digits = '', kilo] = /^\$?(\d[\d.,]*)%?(k|mil)?$/.exec(folded) ?? []
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

export interface NumberPlace {
  readonly number: number
  /** The words that say it. */
  readonly length: number
}
/** Thousands, and what is less. */
type Sum = readonly [thousands: number, rest: number]

/** A number of one or several words: `500`, "2 mil 500", "mil quinientos", "five hundred". */
export function amountAt(tokens: readonly SentenceToken[]): NumberPlace | undefined {
  let sum: Sum = [0, 0]
  let length = 0
  for (;;) {
    const at = isTens(sum, tokens[length - 1]) && isAnd(tokens[length]) ? length + 1 : length
    const next = summed(sum, tokens, at)
    if (!next) return length > 0 ? { number: sum[0] + sum[1], length } : undefined
    sum = next
    length = at + 1
  }
}

/** The sum with the word at this place; undefined where that begins another number. */
function summed([thousands, rest]: Sum, tokens: readonly SentenceToken[], at: number) {
  const number = numberIn(tokens, at)
  if (number === undefined) return undefined
  const isUnit = !isFigure(tokens[at]) && /^100(0|0000)?$/.test(String(number))
  const isFactor = isUnit && number >= (rest > 0 && rest < 10 ? 100 : 1000)
  if (isFactor && number >= 1000) return [thousands + (rest || 1) * number, 0] as const
  if (isFactor) return [thousands, rest * number] as const
  const isLess = rest % 10 ** String(number).length === 0 && !isFigure(tokens[at - 1])
  return at === 0 || isLess ? ([thousands, rest + number] as const) : undefined
}

const isFigure = (token: SentenceToken | undefined) => /\d/.test(token?.folded ?? '')
const isAnd = (token: SentenceToken | undefined) => isWordOf('and', token?.folded)
/** "Treinta" before "y cinco". */
const isTens = ([, rest]: Sum, last: SentenceToken | undefined) =>
  rest >= 20 && rest < 100 && rest % 10 === 0 && !isFigure(last)

/** "A hundred", "un millón", "thirty one": before and after others "one" is a number. */
function numberIn(tokens: readonly SentenceToken[], at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return undefined
  const isCounted = next && !isFigure(next) && (spokenNumber(next) ?? 0) >= 100
  const isLast = at > 0 && /^(uno?|una|one)$/.test(token.folded)
  return isLast || (isCounted && isOne(token)) ? 1 : spokenNumber(token)
}
