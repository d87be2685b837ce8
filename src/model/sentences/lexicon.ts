import type {
  SentenceCount,
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceValue,
} from './sentenceList'
import { type SentenceOperator, sentenceLanguages } from './sentenceWords'
import { type SentenceToken, tokensOf } from './tokens'

/** What a phrase of a sentence means. */
export type Meaning =
  | { readonly type: 'list'; readonly name: string }
  | { readonly type: 'field'; readonly field: SentenceField }
  | {
      readonly type: 'value'
      readonly field: SentenceField
      readonly values: SentenceValue['value'][]
    }
  | { readonly type: 'count'; readonly count: SentenceCount }
  | { readonly type: 'tab'; readonly part: SentenceFilter }
  | { readonly type: 'compare'; readonly op: SentenceOperator }
  | { readonly type: 'after'; readonly op: SentenceOperator }
  | { readonly type: 'period'; readonly period: string }
  | { readonly type: 'not' }
  | { readonly type: 'with' }
  | { readonly type: 'or' }
  | { readonly type: 'stop' }

export interface Phrase {
  /** Stems of labels, whole words of the language; `#` is a number. */
  readonly words: readonly string[]
  readonly isExact: boolean
  readonly meaning: Meaning
}
/** Phrases by their first word, longest first. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

/** All phrases of the languages and of one list; of equal ones the first counts. */
export function lexiconOf(list: SentenceList, others: readonly SentenceList[] = []): Lexicon {
  const isOwn = ({ path }: SentenceField) => !path.includes('.')
  const own = list.fields.filter(isOwn)
  const behind = list.fields.filter(field => !isOwn(field))
  const named = new Set(own.flatMap(({ labels }) => labels.map(firstStem)))
  const phrases = [
    ...[list, ...others].flatMap(({ name, labels }) => labelled(labels, { type: 'list', name })),
    ...languagePhrases,
    ...own.flatMap(valuePhrases),
    ...own.flatMap(field => labelled(field.labels, { type: 'field', field })),
    ...own.flatMap(beginningOfLabel),
    ...list.tabs.flatMap(({ labels, part }) => labelled(labels, { type: 'tab', part })),
    ...list.counts.flatMap(count => labelled(count.labels, { type: 'count', count })),
    // "Clientes mayoristas" are customers, not a role of that name behind another reference.
    ...behind.flatMap(valuePhrases).filter(({ words: [first = ''] }) => !named.has(first)),
    ...behind.flatMap(field => labelled(field.labels, { type: 'field', field })),
    ...list.labels.flatMap(label => beginningOfList(label, list.name)),
    ...stopPhrases,
  ]
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.words
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const [first, own] of byFirst)
    byFirst.set(
      first,
      own.toSorted((a, b) => b.words.length - a.words.length),
    )
  return byFirst
}

/** "solicitudes" for "solicitudes de crédito". */
function beginningOfList(label: string, name: string): Phrase[] {
  const [first, second] = tokensOf(label)
  return first && second ? labelled([first.text], { type: 'list', name }) : []
}

const phraseOf = (text: string, meaning: Meaning): Phrase => ({
  words: text.split(' '),
  isExact: true,
  meaning,
})
const labelled = (labels: readonly string[], meaning: Meaning): Phrase[] =>
  labels.flatMap(label => {
    const words = tokensOf(label).map(({ stem }) => stem)
    return words.length > 0 ? [{ words, isExact: false, meaning }] : []
  })

const firstStem = (label: string) => tokensOf(label)[0]?.stem ?? ''

/** Numbers also go by the first word of their label: "stock" for "Stock total". */
const beginningOfLabel = (field: SentenceField): Phrase[] =>
  field.shape === 'number'
    ? field.labels.flatMap(label => {
        const [first, second] = tokensOf(label)
        const meaning: Meaning = { type: 'field', field }
        return first && second && first.folded.length > 4
          ? [{ words: [first.stem], isExact: false, meaning }]
          : []
      })
    : []

/** A value by its whole label, and by the part before a bracket or stroke, which several may share. */
function valuePhrases(field: SentenceField): Phrase[] {
  const bySpelling = new Map<string, SentenceValue['value'][]>()
  for (const { value, labels } of field.values ?? [])
    for (const label of labels)
      for (const part of new Set([label, ...label.split(/[(/,:]/).slice(0, 1)])) {
        const stems = tokensOf(part)
          .map(({ stem }) => stem)
          .join(' ')
        const before = bySpelling.get(stems) ?? []
        if (stems && !before.includes(value)) bySpelling.set(stems, [...before, value])
      }
  return [...bySpelling].map(([stems, values]) => ({
    words: stems.split(' '),
    isExact: false,
    meaning: { type: 'value', field, values },
  }))
}

const languagePhrases: readonly Phrase[] = sentenceLanguages.flatMap(words => [
  ...Object.entries(words.periods).flatMap(([period, texts]) =>
    texts.map(text => phraseOf(text, { type: 'period', period })),
  ),
  ...Object.entries(words.compare).flatMap(([op, texts]) =>
    texts.map(text => phraseOf(text, { type: 'compare', op: op as SentenceOperator })),
  ),
  ...Object.entries(words.after).flatMap(([op, texts]) =>
    texts.map(text => phraseOf(text, { type: 'after', op: op as SentenceOperator })),
  ),
  ...words.not.map(text => phraseOf(text, { type: 'not' })),
  ...words.with.map(text => phraseOf(text, { type: 'with' })),
  ...words.or.map(text => phraseOf(text, { type: 'or' })),
])

/** Small words mean nothing only where no label begins with them. */
const stopPhrases: readonly Phrase[] = sentenceLanguages.flatMap(({ stop }) =>
  stop.map(text => phraseOf(text, { type: 'stop' })),
)

/** The longest phrase at this place. */
export const phraseAt = (
  lexicon: Lexicon,
  tokens: readonly SentenceToken[],
  at: number,
): Phrase | undefined => {
  const { folded = '', stem = '' } = tokens[at] ?? {}
  const first = new Set([folded, stem, ...(isWhole(tokens[at]) ? ['#'] : [])])
  const fits = ({ words, isExact }: Phrase) =>
    words.every((word, offset) => {
      const token = tokens[at + offset]
      if (word === '#') return isWhole(token)
      return (isExact ? token?.folded : token?.stem) === word
    })
  const found = [...first].flatMap(word => lexicon.get(word)?.find(fits) ?? [])
  return found.toSorted((a, b) => b.words.length - a.words.length || rank(a) - rank(b))[0]
}

const isWhole = (token: SentenceToken | undefined) => /^\d+$/.test(token?.folded ?? '')

/** Of equally long phrases, small words come last. */
const rank = ({ meaning }: Phrase) => (meaning.type === 'stop' ? 1 : 0)
