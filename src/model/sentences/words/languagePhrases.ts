import type { SentenceOperator, SentenceSort, SentenceWords } from './languageWords'
import { sentenceLanguages } from './sentenceWords'
import { stemOf, tokensOf } from './tokens'

/** What a phrase of a language means in any list. */
export type LanguageMeaning =
  | { readonly type: 'compare'; readonly op: SentenceOperator }
  | { readonly type: 'after'; readonly op: SentenceOperator }
  | { readonly type: 'period'; readonly period: string }
  | { readonly type: 'sort'; readonly sort: SentenceSort }
  | { readonly type: 'order'; readonly order: 'ASC' | 'DESC' | 'first' }
  | { readonly type: 'mine' | 'assigned' | 'created' | 'newly' | 'overdue' }
  | { readonly type: 'not' | 'empty' | 'times' | 'stop' | 'with' | 'or' }
  | { readonly type: 'contains' | 'begins' }
export interface PhraseFor<Meaning> {
  /** Stems of labels, whole words of the language; `#` is a number. */
  readonly words: readonly string[]
  readonly isExact: boolean
  readonly meaning: Meaning
}
type Phrase = PhraseFor<LanguageMeaning>

const phraseOf = (text: string, meaning: LanguageMeaning): Phrase => {
  const isExact = !text.startsWith('~')
  const words = isExact ? text.split(' ') : tokensOf(text).map(({ stem }) => stem)
  return { words, isExact, meaning }
}

const phrasesFor = <Name extends string>(
  words: Readonly<Partial<Record<Name, readonly string[]>>>,
  meaningOf: (name: Name) => LanguageMeaning,
): Phrase[] =>
  (Object.keys(words) as Name[]).flatMap(name =>
    (words[name] ?? []).map(text => phraseOf(text, meaningOf(name))),
  )

/** Periods of a number of units, in all forms of their words: "last # weeks". */
const spansOf = ({ spans, spanUnits }: SentenceWords): Phrase[] =>
  Object.entries(spanUnits).flatMap(([unit, names]) =>
    phrasesFor(spans, span => ({ type: 'period', period: `${span} # ${unit}` })).flatMap(phrase =>
      names.map(name => ({
        ...phrase,
        isExact: false,
        words: phrase.words.map(word => (word === '#' ? word : stemOf(word === '@' ? name : word))),
      })),
    ),
  )

/** "mayor a" is also "mayor al". */
const contracted = (texts: readonly string[]) =>
  texts.flatMap(text => [...new Set([text, text.replace(/ (de|a)$/, ' $1l')])])

/** What words of the languages mean in any list. */
export const languagePhrases: readonly Phrase[] = sentenceLanguages.flatMap(words => [
  ...phrasesFor(words.periods, period => ({ type: 'period', period })),
  ...spansOf(words),
  ...Object.entries(words.compare).flatMap(([op, texts]) =>
    phrasesFor({ [op]: contracted(texts) }, () => ({
      type: 'compare',
      op: op as SentenceOperator,
    })),
  ),
  ...phrasesFor(words.after, op => ({ type: 'after', op })),
  ...(['not', 'with', 'or', 'empty', 'contains', 'begins', 'times'] as const).flatMap(type =>
    words[type].map(text => phraseOf(text, { type })),
  ),
])

/** Words that labels may also have. */
export const latePhrases: readonly Phrase[] = sentenceLanguages.flatMap(words => [
  ...phrasesFor(words.sorts, sort => ({ type: 'sort', sort })),
  ...phrasesFor(words.orders, order => ({ type: 'order', order })),
  ...(['mine', 'assigned', 'created', 'newly', 'overdue'] as const).flatMap(type =>
    words[type].map(text => phraseOf(text, { type })),
  ),
])

/** Small words mean nothing only where no label begins with them. */
export const stopPhrases: readonly Phrase[] = sentenceLanguages.flatMap(({ stop, requests }) =>
  [...stop, ...requests].map(text => phraseOf(text, { type: 'stop' })),
)
