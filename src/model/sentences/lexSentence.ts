import { type Lexicon, type Meaning, type Phrase, phraseAt } from './lexicon'
import { daysAt, type NamedDays } from './sentenceDays'
import { sentenceLanguages } from './sentenceWords'
import { type SentenceToken, spokenNumber, stemOf } from './tokens'

type Understood =
  | Meaning
  | { readonly type: 'number'; readonly number: number; readonly isMoney: boolean }
  | { readonly type: 'days'; readonly days: NamedDays }
  | { readonly type: 'word' }
/** A part of a sentence: a phrase with its meaning, a number, days, or a word that no phrase knows. */
export type SentencePiece = Understood & { readonly text: string }

interface Known {
  readonly lexicon: Lexicon
  readonly today: string
}
interface Found {
  readonly pieces: readonly Understood[]
  readonly length: number
}

export function lexSentence(tokens: readonly SentenceToken[], known: Known): SentencePiece[] {
  const all: SentencePiece[] = []
  for (let at = 0; at < tokens.length; ) {
    const { pieces, length } = piecesAt(tokens, at, { ...known, before: all.at(-1) })
    const own = tokens.slice(at, at + length)
    const text = own.map(token => token.text).join(' ')
    all.push(...pieces.map(piece => ({ ...piece, text })))
    at += length
  }
  return all.map((piece, at) => (isPlaceWord(all, at) ? { type: 'stop', text: piece.text } : piece))
}

/** "from Quito" tells a place; "from 100" and "from March" begin something. */
function isPlaceWord(all: readonly SentencePiece[], at: number): boolean {
  if (all[at]?.type !== 'compare' || !/^(from|desde)$/i.test(all[at].text)) return false
  const next = all.slice(at + 1).find(({ type }) => type !== 'stop')
  return next?.type !== 'number' && next?.type !== 'days' && next?.type !== 'period'
}

function piecesAt(
  tokens: readonly SentenceToken[],
  at: number,
  { lexicon, today, before }: Known & { readonly before: SentencePiece | undefined },
): Found {
  const token = tokens[at] as SentenceToken
  const phrase = phraseAt(lexicon, tokens, at)
  const days = isAmount(token, before) ? undefined : daysAt(tokens, at, today)
  if (days && days.length >= (phrase?.words.length ?? 0))
    return { pieces: [{ type: 'days', days }], length: days.length }
  if (phrase) return phraseFound(phrase, tokens.slice(at))
  const number = spokenNumber(token)
  if (number !== undefined) return numberFound(number, token, tokens[at + 1])
  const denied = deniedValue(token, lexicon)
  return { pieces: denied ? [{ type: 'not' }, denied] : [{ type: 'word' }], length: 1 }
}

/** After "over" a number such as 2025 is an amount, after "before" a year. */
const isAmount = (token: SentenceToken, before: SentencePiece | undefined) =>
  before?.type === 'compare' &&
  /^20\d\d$/.test(token.folded) &&
  !/^(antes|desde|hasta|despu|poster|anter|a partir|before|after|since|until|till|from)/i.test(
    before.text,
  )

function phraseFound({ meaning, words }: Phrase, tokens: readonly SentenceToken[]): Found {
  const at = words.indexOf('#')
  if (meaning.type !== 'period' || at < 0) return { pieces: [meaning], length: words.length }
  const number = Number(tokens[at]?.folded)
  const days = meaning.period.endsWith('weeks') ? 7 : meaning.period.endsWith('months') ? 30 : 1
  const period = meaning.period.replace(/# \w+$/, `${number * days} days`)
  return { pieces: [{ type: 'period', period }], length: words.length }
}

function numberFound(number: number, token: SentenceToken, next: SentenceToken | undefined): Found {
  const isThousand = sentenceLanguages.some(({ thousand }) => thousand.includes(next?.folded ?? ''))
  const isMoney = token.text.startsWith('$')
  return {
    pieces: [{ type: 'number', number: isThousand ? number * 1000 : number, isMoney }],
    length: isThousand ? 2 : 1,
  }
}

/** "unpaid" denies the value "paid". */
function deniedValue({ folded }: SentenceToken, lexicon: Lexicon): Meaning | undefined {
  for (const prefix of sentenceLanguages.flatMap(({ prefixes }) => prefixes)) {
    if (!folded.startsWith(prefix)) continue
    const rest = folded.slice(prefix.length)
    const bare = { text: rest, folded: rest, stem: stemOf(rest) }
    const found = phraseAt(lexicon, [bare], 0)?.meaning
    const isState = found?.type === 'value' || found?.type === 'field'
    // What a reference names is not meant: "clientes inactivos" are not those of inactive sellers.
    if (!isState || found.field.path.includes('.')) continue
    if (found.type === 'value' || found.field.shape === 'yesNo') return found
  }
  return undefined
}
