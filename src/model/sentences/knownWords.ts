import { fold } from '../../base/fold'
import { currencyWords } from '../../base/money'
import { isOwn } from './conditions/condition'
import { undoneCondition } from './conditions/partialMatch'
import { contentOf, saidDeed, wordingsOf } from './labels/labelParts'
import type { SentenceList, SentenceSynonyms } from './labels/sentenceList'
import { type Lexicon, leastWords, phraseAt } from './lexicon'
import { pendingAt } from './lexSentence'
import { inFullForms } from './words/fullForms'
import { isWordOf, phraseWords, sentenceLanguages } from './words/sentenceWords'
import { type SentenceToken, spokenNumber, tokensOf } from './words/tokens'
import { mended } from './words/typingSlips'

/** Words that people say for others that the list knows. */
interface Synonym {
  readonly said: readonly SentenceToken[]
  readonly means: readonly SentenceToken[]
}
interface KnownWords {
  /** Synonyms of the business for this list. */
  readonly own: readonly Synonym[]
  /** Words that say the same in any list. */
  readonly alike: readonly Synonym[]
  readonly stems: ReadonlySet<string>
  readonly labels: ReadonlySet<string>
  /** Whole words, for typing errors. */
  readonly words: readonly SentenceToken[]
}
interface KnownSentence {
  readonly tokens: readonly SentenceToken[]
  /** The words of the sentence by those in their place. */
  readonly said: ReadonlyMap<string, string>
}

const known = new WeakMap<SentenceList, KnownWords>()
const comparisons = new Set(sentenceLanguages.flatMap(each => Object.values(each.compare).flat()))
const undone = phraseWords('not', 'awaiting')
const quotes = [...phraseWords('contains', 'begins')]

/**
 * The sentence in words that the list knows: synonyms, and typing errors in words that nothing knows. Names in
 * capitals stay as they are.
 */
export function inKnownWords(
  typed: readonly SentenceToken[],
  list: SentenceList,
  lexicon: Lexicon,
): KnownSentence {
  const words = known.get(list) ?? knownWords(list)
  known.set(list, words)
  const all: SentenceToken[] = []
  const said = new Map<string, string>()
  const tokens = inFullForms(typed, (text, by) => {
    const deed = saidDeed(fold(text), by, { fields: list.fields, stems: words.stems })
    if (by === 'pasts' && deed?.includes(' ')) said.set(deed, text)
    return deed
  })
  for (let at = 0; at < tokens.length; ) {
    const found = knownAt(tokens, at, { list, lexicon, words })
    const own = tokens.slice(at, at + found.length)
    if (found.means) said.set(textOf(found.means), textOf(own))
    all.push(...(found.means ?? own))
    at += found.length
  }
  return { tokens: all, said }
}

interface Known {
  readonly list: SentenceList
  readonly lexicon: Lexicon
  readonly words: KnownWords
}
function knownAt(
  tokens: readonly SentenceToken[],
  at: number,
  { list, lexicon, words }: Known,
): { readonly length: number; readonly means?: readonly SentenceToken[] } {
  const token = tokens[at] as SentenceToken
  const rest = tokens.slice(at)
  const phrase = phraseAt(lexicon, tokens, at)
  const length = phrase?.words.length ?? pendingAt(rest, lexicon)?.length
  const place = { length: length ?? 1 }
  if (phrase?.meaning.type === 'mine' || isPlain(tokens, at, list)) return place
  // Other words for an own field come before those of what a reference names.
  const isBehind = phrase && 'field' in phrase.meaning && !isOwn(phrase.meaning.field)
  const isKnown = !isBehind && (length !== undefined || words.stems.has(token.stem))
  const found =
    longestAt(words.own, rest, Math.max(place.length, leastWords(lexicon, tokens, at))) ??
    (isKnown ? undefined : longestAt(words.alike, rest, 1))
  if (found && !isOtherLabel(found, token, words))
    return { length: lengthIn(rest, found.said), means: replaced(found.means) }
  const typed = isKnown || isBehind || isNumber(token) ? undefined : mended(token, words.words)
  return typed ? { length: 1, means: [typed] } : place
}

const replaced = ([first, ...more]: readonly SentenceToken[]): SentenceToken[] =>
  first ? [{ ...first, replaced: more.length > 0 ? 'phrase' : 'word' }, ...more] : []

/** "limit" is a label, and no form of "límite". */
const isOtherLabel = ({ said }: Synonym, { folded }: SentenceToken, { labels }: KnownWords) =>
  said.length === 1 && labels.has(folded) && !labels.has(said[0]?.folded ?? '')

/** Names in capitals, quoted words, and what a denied or awaited word says. */
function isPlain(tokens: readonly SentenceToken[], at: number, list: SentenceList): boolean {
  const { text = '' } = tokens[at] ?? {}
  // Short words all in capitals are no names: "PVP".
  if (at > 0 && /^\p{Lu}(?!\p{Lu}{1,3}$)/u.test(text)) return true
  const before = tokens.slice(0, at).map(({ folded }) => folded)
  if (quotes.some(quote => before.join(' ').endsWith(quote))) return true
  const clause = before.slice(before.findLastIndex(word => isWordOf('but', word)) + 1)
  return clause.some(word => undone.has(word)) && undoneCondition(list, text) !== undefined
}

const textOf = (tokens: readonly SentenceToken[]) => tokens.map(({ text }) => text).join(' ')

const longestAt = (synonyms: readonly Synonym[], tokens: readonly SentenceToken[], least: number) =>
  synonyms
    .filter(({ said }) => {
      const length = lengthIn(tokens, said)
      return length >= least && length > 0 && !isBound(tokens.slice(length - 1))
    })
    .toSorted((a, b) => b.said.length - a.said.length)[0]

const fillers = phraseWords('articles', 'fillers')

/** The number of words that say this, with small ones between them: "waiting for a signature", and "no tienen" for "sin"; 0 if they do not. */
function lengthIn(tokens: readonly SentenceToken[], said: readonly SentenceToken[]): number {
  const isLacking =
    isWordOf('without', said[0]?.text) &&
    isWordOf('not', tokens[0]?.text) &&
    isWordOf('with', tokens[1]?.text)
  let at = isLacking ? 2 : 0
  for (const word of isLacking ? said.slice(1) : said) {
    while (at > 0 && !isForm(tokens[at], word) && fillers.has(tokens[at]?.folded ?? '')) at += 1
    if (!isForm(tokens[at], word)) return 0
    at += 1
  }
  return at
}

/** Forms of one word; small words of a language are meant whole: "not" is none of "notes", "more" none of "moroso". */
const isForm = (token: SentenceToken | undefined, { folded, stem }: SentenceToken) =>
  token?.folded === folded || (token?.stem === stem && !small.has(token.folded))
const small = new Set([
  ...phraseWords('stop', 'requests', 'not', 'with', 'or'),
  ...[...comparisons].flatMap(phrase => phrase.split(' ')),
])

/** "stock bajo 20" and "deben más de 500" compare; "stock bajo" and "deben más" alone do not. */
const isBound = ([last, next, third]: readonly SentenceToken[]) =>
  (isNumber(next) && comparisons.has(last?.folded ?? '')) ||
  ((isNumber(third) || isWordOf('articles', third?.folded)) &&
    comparisons.has(`${last?.folded} ${next?.folded}`))
const isNumber = (token: SentenceToken | undefined) =>
  token !== undefined && spokenNumber(token) !== undefined

function knownWords(list: SentenceList): KnownWords {
  const { own, alike } = list.synonyms
  const texts = [
    ...list.labels,
    ...list.tabs.flatMap(({ labels }) => labels),
    ...list.counts.flatMap(({ labels }) => labels),
    ...list.fields.flatMap(wordingsOf),
  ]
  const tokens = texts.flatMap(contentOf)
  const spoken = sentenceLanguages.flatMap(
    ({ months, weekdays, periods, compare, stop, requests }) => [
      ...[...months, ...weekdays, ...stop, ...requests],
      ...[...Object.values(periods).flat(), ...Object.values(compare).flat()],
    ],
  )
  const currency = ['es', 'en'].flatMap(currencyWords)
  const words = [...tokens, ...tokensOf([...spoken, ...currency].join(' '))]
  return {
    own: own.flatMap(file => withoutDoubt(Object.entries<string>(file).flatMap(synonymsFor))),
    alike: withoutDoubt(
      alike.flatMap(group => {
        const means = meantOf(group, list)
        return means === undefined ? [] : synonymsFor([means, group])
      }),
    ),
    labels: new Set(list.fields.flatMap(({ labels }) => labels.map(fold))),
    stems: new Set(tokens.map(({ stem }) => stem)),
    words: [...new Map(words.map(word => [word.folded, word])).values()],
  }
}

const synonymsFor = ([means, said]: readonly [string, string]): Synonym[] =>
  said
    .split('|')
    .map(text => ({ said: tokensOf(text), means: tokensOf(means) }))
    .filter(({ said }) => said.length > 0)

/** The words that a list knows for these, by its synonyms. */
export const meantBy = (text: string, own: SentenceSynonyms['own']): string | undefined => {
  const tokens = tokensOf(text)
  const synonyms = own.flatMap(Object.entries<string>).flatMap(synonymsFor)
  const found = longestAt(synonyms, tokens, tokens.length)
  return found && textOf(found.means)
}

/** Words with two meanings are no synonym: they are told as not understood. */
function withoutDoubt(synonyms: readonly Synonym[]): Synonym[] {
  const meant = new Map<string, Set<string>>()
  const keyOf = ({ said }: Synonym) => said.map(({ stem }) => stem).join(' ')
  for (const synonym of synonyms) {
    const meanings = meant.get(keyOf(synonym)) ?? new Set()
    meant.set(keyOf(synonym), meanings.add(synonym.means.map(({ stem }) => stem).join(' ')))
  }
  return synonyms.filter(synonym => meant.get(keyOf(synonym))?.size === 1)
}

/** The words of a group by which the list calls something; undefined if it calls several things so. */
function meantOf(group: string, list: SentenceList): string | undefined {
  const found = group.split('|').flatMap(text => {
    const place = placeOf(text, list)
    return place === undefined ? [] : [{ text, ...place }]
  })
  const best = Math.min(...found.map(({ rank }) => rank))
  const [first, ...more] = found.filter(({ rank }) => rank === best)
  return more.every(({ name }) => name === first?.name) ? first?.text : undefined
}

/** What the list calls so: by a whole label, or by a part of one. */
function placeOf(text: string, { labels, fields }: SentenceList) {
  const stems = contentOf(text).map(({ stem }) => stem)
  const places = [
    { name: '', labels },
    ...fields
      .filter(isOwn)
      .flatMap(({ path, labels, values = [] }) => [
        { name: path, labels },
        ...values.map(each => ({ name: `${path} ${each.value}`, labels: each.labels })),
      ]),
  ]
  return places
    .flatMap(({ name, labels }) =>
      labels.flatMap(label => {
        const own = contentOf(label).map(({ stem }) => stem)
        const isPart = stems.length > 0 && stems.every(stem => own.includes(stem))
        return isPart ? { name, rank: own.length === stems.length ? 0 : 1 } : []
      }),
    )
    .toSorted((a, b) => a.rank - b.rank)[0]
}
