import { business } from '../../base/business'
import { fold } from '../../base/fold'
import { currencyWords } from '../../base/money'
import type { SentenceField } from './labels/sentenceList'
import { type Lexicon, type Meaning, type Phrase, phraseAt } from './lexicon'
import { isRecordName } from './pieceCursor'
import { inPlace, isNoun } from './piecesInPlace'
import { isNumberField } from './sentenceParts'
import { daysAt, type NamedDays } from './words/sentenceDays'
import { isWordOf, phraseWords, sentenceLanguages } from './words/sentenceWords'
import {
  amountAt,
  isOne,
  type NumberPlace,
  type SentenceToken,
  stemOf,
  tokensOf,
  unitDays,
  wholeNumber,
} from './words/tokens'

type Understood =
  | Meaning
  | {
      readonly type: 'number'
      readonly number: number
      readonly isMoney: boolean
      readonly isPercent?: boolean
    }
  | { readonly type: 'days'; readonly days: NamedDays }
  | { readonly type: 'word' }
/** A part of a sentence: a phrase with its meaning, a number, days, or a word that no phrase knows. */
export type SentencePiece = Understood & { readonly text: string }
export type PieceOf<Type> = SentencePiece & { readonly type: Type }

interface Known {
  readonly lexicon: Lexicon
  readonly today: string
  readonly isPast?: boolean | undefined
}
interface Before {
  readonly before: readonly SentencePiece[]
}
interface Found {
  readonly pieces: readonly Understood[]
  readonly length: number
}

export function lexSentence(tokens: readonly SentenceToken[], known: Known): SentencePiece[] {
  const all: SentencePiece[] = []
  for (let at = 0; at < tokens.length; ) {
    const { pieces, length } = piecesAt(tokens, at, { ...known, before: all })
    const own = tokens.slice(at, at + length)
    const text = own.map(token => token.text).join(' ')
    all.push(...pieces.map(piece => ({ ...piece, text })))
    at += length
  }
  return inPlace(all)
}

function piecesAt(
  tokens: readonly SentenceToken[],
  at: number,
  { lexicon, today, isPast, before }: Known & Before,
): Found {
  const token = tokens[at] as SentenceToken
  const phrase = phraseAt(lexicon, tokens, at)
  const last = before.findLast(({ type }) => type !== 'stop')
  const isSince = last?.type === 'days' || (last?.type === 'compare' && last.op === 'gte')
  const isNumber = isAmount(before, token, tokens[at + 1])
  const isBound = isAfterBound(last)
  const days = isNumber ? undefined : daysAt(tokens, at, { today, isSince, isPast, isBound })
  if (days && days.length >= (phrase?.words.length ?? 0))
    return { pieces: [{ type: 'days', days }], length: days.length }
  const isSingle = last?.type === 'compare' && (phrase?.words.length ?? 1) === 1
  const one = oneAt(tokens, at, isSingle)
  if (one) return numberFound(tokens.slice(at), one)
  if (phrase && isAlternative(phrase, tokens.slice(at), { lexicon, before }))
    return { pieces: [{ type: 'or' }], length: 1 }
  if (phrase && isRecordName(before.at(-1), token.text, phrase))
    return { pieces: [{ type: 'word' }], length: 1 }
  if (phrase) return phraseFound(phrase, tokens.slice(at), lexicon)
  return pendingAt(tokens.slice(at), lexicon) ?? unknownAt(tokens, at, { lexicon, before })
}

/** A number, or a word that no phrase knows. */
function unknownAt(
  tokens: readonly SentenceToken[],
  at: number,
  { lexicon, before }: Pick<Known, 'lexicon'> & Before,
): Found {
  const token = tokens[at] as SentenceToken
  const number = amountAt(tokens.slice(at))
  if (number) return numberFound(tokens.slice(at), number)
  if (isCurrency(token.folded)) return { pieces: [{ type: 'stop' }], length: 1 }
  const denied = deniedValue(token, lexicon, before)
  return { pieces: denied ? [{ type: 'not' }, denied] : [{ type: 'word' }], length: 1 }
}

/** "una sola vez", "one time", "solo un pedido", "a hundred"; "al menos una visita" compares. */
function oneAt(
  tokens: readonly SentenceToken[],
  at: number,
  isSingle: boolean,
): NumberPlace | undefined {
  if (!isOne(tokens[at])) return undefined
  const isOnce = isWordOf('single', tokens[at + 1]?.text) || isWordOf('only', tokens[at - 1]?.text)
  return amountAt(tokens.slice(at)) ?? (isSingle || isOnce ? { number: 1, length: 1 } : undefined)
}

/** "on hold or over 500", "under 100 or over 500" are no bound of a number before them. */
function isAlternative(
  { meaning, words }: Phrase,
  tokens: readonly SentenceToken[],
  { lexicon, before }: Pick<Known, 'lexicon'> & Before,
): boolean {
  const last = before.findLast(({ type }) => type !== 'stop')
  const bound = last?.type === 'field' ? before.at(-2) : last
  const isBound = bound?.type === 'number' || bound?.type === 'days'
  const other = phraseAt(lexicon, tokens, 1)
  const isCompared = other?.meaning.type === 'compare' && other.words.length >= words.length
  const isOther = isCompared || amountAt(tokens.slice(words.length)) !== undefined
  return (
    meaning.type === 'after' && isWordOf('or', tokens[0]?.folded ?? '') && (isOther || !isBound)
  )
}

/** "pendientes de facturar", "pending dispatch": a value that says the same with "por" or "to". */
export function pendingAt(
  [first, ...rest]: readonly SentenceToken[],
  lexicon: Lexicon,
): Found | undefined {
  const language = sentenceLanguages.find(each => each.awaiting.includes(first?.folded ?? ''))
  const small = rest.findIndex(({ folded }) => !isWordOf('awaited', folded))
  if (!language || small < 0) return undefined
  for (const word of language.pending.flatMap(text => tokensOf(text))) {
    const phrase = phraseAt(lexicon, [word, ...rest.slice(small)], 0)
    if (phrase?.meaning.type === 'value' && phrase.words.length > 1)
      return { pieces: [phrase.meaning], length: small + phrase.words.length }
  }
  return undefined
}

const small = phraseWords('stop', 'requests')
const currencies = new Map<string, ReadonlySet<string>>()

/** True for a word or the code of the business's currency: "dollars". */
function isCurrency(word: string): boolean {
  const { currency } = business()
  const names = () => ['es', 'en'].flatMap(currencyWords).map(name => stemOf(fold(name)))
  const known = currencies.get(currency) ?? new Set(names())
  currencies.set(currency, known)
  return known.has(stemOf(word))
}

/** After "over" or "between 1000 and", and before "dollars", a number such as 2025 is an amount. */
function isAmount(
  all: readonly SentencePiece[],
  { folded }: SentenceToken,
  next: SentenceToken | undefined,
): boolean {
  if (!/^(?:19|20)\d\d$/.test(folded)) return false
  const [before, first] = all.filter(({ type }) => type !== 'stop').toReversed()
  const isRange = first?.type === 'compare' && first.op === 'between' && before?.type === 'number'
  if (isRange || isCurrency(next?.folded ?? '')) return true
  return isAfterBound(before)
}

/** "descuento del 10", "mayor al 10" name no day. */
function isAfterBound(before: SentencePiece | undefined): boolean {
  if (before?.type === 'field') return isNumberField(before.field)
  const text = ` ${fold(before?.text ?? '')}`
  const isTime = timely.some(start => text.includes(` ${start}`))
  return before?.type === 'compare' && before.op !== 'between' && !isTime
}
const timely = [...phraseWords('timely')]

/** Words that follow in the same label belong to it: "pagaré firmado". */
function labelLength(
  { labels }: SentenceField,
  tokens: readonly SentenceToken[],
  lexicon: Lexicon,
): number {
  const isOther = (at: number) =>
    /^(value|compare|or)$/.test(phraseAt(lexicon, tokens, at)?.meaning.type ?? '')
  const lengths = labels.map(label => {
    const own = new Set(tokensOf(label).map(({ stem }) => stem))
    const end = [...tokens, undefined].findIndex(
      (token, at) => !token || !own.has(token.stem) || (at > 0 && isOther(at)),
    )
    return tokens.slice(0, end).findLastIndex(({ folded }) => !small.has(folded)) + 1
  })
  return Math.max(1, ...lengths)
}

function phraseFound(
  { meaning, words }: Phrase,
  tokens: readonly SentenceToken[],
  lexicon: Lexicon,
): Found {
  if (meaning.type === 'field' && meaning.isPart)
    return { pieces: [meaning], length: labelLength(meaning.field, tokens, lexicon) }
  const at = words.indexOf('#')
  if (meaning.type === 'field' && isNoun(tokens[words.length]?.text))
    return { pieces: [meaning], length: words.length + 1 }
  const last = tokens[words.length - 1]?.folded ?? ''
  const isOpen =
    !tokens[0]?.replaced && phraseAt(lexicon, tokens, words.length)?.meaning.type !== 'compare'
  if (meaning.type === 'field' && meaning.field.shape === 'date' && sinces.has(last) && isOpen)
    return { pieces: [meaning, { type: 'compare', op: 'gte' }], length: words.length }
  if (meaning.type !== 'period' || at < 0) return { pieces: [meaning], length: words.length }
  const number = wholeNumber(tokens[at]) ?? 1
  const [span = '', unit = ''] = meaning.period.split(' # ')
  const days = number * (unitDays.get(stemOf(unit)) ?? 1)
  // Hours are no days.
  const period = Number.isInteger(days) ? `${span} ${days} days` : 'ago hours'
  return { pieces: [{ type: 'period', period }], length: words.length }
}
/** "Trabaja desde": the label of a date ends with the comparison. */
const sinces = new Set(sentenceLanguages.flatMap(({ compare }) => compare.gte))

function numberFound(tokens: readonly SentenceToken[], { number, length }: NumberPlace): Found {
  const [token, next] = [tokens[0]?.text ?? '', tokens[length]?.folded ?? '']
  const isMoney = /^\$|k$|[.,]\d\d$/i.test(token) || isCurrency(next)
  return {
    pieces: [{ type: 'number', number, isMoney, isPercent: token.endsWith('%') }],
    length,
  }
}

/** "unpaid" denies the value "paid". */
function deniedValue(
  { folded }: SentenceToken,
  lexicon: Lexicon,
  before: readonly SentencePiece[],
): Meaning | undefined {
  const last = before.findLast(({ type }) => type !== 'stop')
  const reference = last?.type === 'field' ? `${last.field.path}.` : ''
  for (const prefix of phraseWords('prefixes')) {
    if (!folded.startsWith(prefix)) continue
    const found = phraseAt(lexicon, tokensOf(folded.slice(prefix.length)), 0)?.meaning
    if (found?.type !== 'value' && found?.type !== 'field') continue
    // What a reference names is not meant: "clientes inactivos" are not those of inactive sellers.
    if (found.field.path.includes('.') && !(reference && found.field.path.startsWith(reference)))
      continue
    if (found.type === 'value' || found.field.shape === 'yesNo') return found
  }
  return undefined
}
