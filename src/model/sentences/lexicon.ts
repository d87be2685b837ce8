import { isOwn } from './conditions/condition'
import { isState, labelParts } from './labels/labelParts'
import type {
  SentenceCount,
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceValue,
} from './labels/sentenceList'
import {
  type LanguageMeaning,
  languagePhrases,
  latePhrases,
  type PhraseFor,
  stopPhrases,
} from './words/languagePhrases'
import { isWordOf, sentenceLanguages } from './words/sentenceWords'
import { isOne, type SentenceToken, stemsOf, tokensOf, wholeNumber } from './words/tokens'

/** What a phrase of a sentence means. */
export type Meaning =
  | LanguageMeaning
  | { readonly type: 'list'; readonly name: string }
  | {
      readonly type: 'field'
      readonly field: SentenceField
      /** Only a word of its label. */
      readonly isPart?: boolean
    }
  | {
      readonly type: 'value'
      readonly field: SentenceField
      readonly values: SentenceValue['value'][]
    }
  | {
      readonly type: 'count'
      readonly count: SentenceCount
      /** One of its other names. */
      readonly isName?: boolean
    }
  | { readonly type: 'tab'; readonly part: SentenceFilter }

export type Phrase = PhraseFor<Meaning>
/** Phrases by their first word, longest first. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

/** "Deposit no." and "Not assigned" are not meant by "depósitos no rechazados" and "not assigned to Ana". */
const lexicons = new WeakMap<SentenceList, Lexicon>()

/** All phrases of the languages and of one list; of equal ones the first counts. */
export function lexiconOf(list: SentenceList): Lexicon {
  const lexicon = lexicons.get(list) ?? lexiconFor(list)
  lexicons.set(list, lexicon)
  return lexicon
}

function lexiconFor(list: SentenceList): Lexicon {
  const own = list.fields.filter(isOwn)
  const behind = list.fields.filter(field => !isOwn(field))
  const labelsOf = (shape: SentenceField['shape']) =>
    own.filter(field => field.shape === shape).flatMap(({ labels }) => labels.map(stemsOf))
  const named = new Set(own.flatMap(({ labels }) => labels.map(firstStem)))
  const references = new Set(labelsOf('reference'))
  const flags = new Set(labelsOf('yesNo'))
  const names = new Set(list.labels.map(firstStem))
  const isApart = ({ words }: Phrase) => !words.some(word => names.has(word))
  const fieldPhrases = (field: SentenceField, labels: readonly string[] = []) =>
    labelled(labels, { type: 'field', field })
  const phrases = [
    ...labelled(list.labels, { type: 'list', name: list.name }),
    ...languagePhrases,
    // "Not sold by us" denies "Sold by us".
    ...own
      .flatMap(valuePhrases)
      .filter(
        ({ words: [first = '', ...rest] }) => !isWordOf('not', first) || !flags.has(rest.join(' ')),
      ),
    ...own.flatMap(oppositesOf),
    ...own.flatMap(field => fieldPhrases(field, spokenLabels(field))),
    ...list.labels.flatMap(label => partsOfList(label, list.name)),
    ...own.flatMap(field => fieldPhrases(field, beginningsOf(field))),
    ...list.tabs.flatMap(({ labels, part }) => labelled(labels, { type: 'tab', part })),
    ...list.counts.flatMap(count => labelled(count.labels, { type: 'count', count })),
    // "Wholesale customers" are customers, not a role of that name behind another reference.
    ...behind
      .flatMap(valuePhrases)
      .filter(isApart)
      .filter(({ words }) => !words.some(word => references.has(word)))
      .filter(({ words: [first = ''] }) => !named.has(first) && !isWordOf('not', first)),
    ...behind.flatMap(field => fieldPhrases(field, field.labels)).filter(isApart),
    ...latePhrases,
    ...labelParts(own).map(({ stem, field }) =>
      phraseOf(stem.split(' '), { type: 'field', field, isPart: true }),
    ),
    ...behind.flatMap(field => fieldPhrases(field, field.said)).filter(isApart),
    ...list.counts.flatMap(count => labelled(count.names, { type: 'count', count, isName: true })),
    ...stopPhrases,
  ]
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = phrase.words
    const own = byFirst.get(first) ?? []
    own.push(phrase)
    byFirst.set(first, own)
  }
  return byFirst
}

const phraseOf = (words: readonly string[], meaning: Meaning): Phrase => ({
  words,
  isExact: false,
  meaning,
})
const labelled = (labels: readonly string[], meaning: Meaning): Phrase[] =>
  labels
    .map(label => tokensOf(label))
    .filter(tokens => tokens.length > 0 && !isWordOf('not', tokens.at(-1)?.folded ?? ''))
    .map(tokens =>
      phraseOf(
        tokens.map(({ stem }) => stem),
        meaning,
      ),
    )

/** "solicitudes" for "solicitudes de crédito", "applications" for "credit applications". */
function partsOfList(label: string, name: string): Phrase[] {
  const [first, ...more] = tokensOf(label)
  const last = more.at(-1)
  return first && last ? labelled([first.text, last.text], { type: 'list', name }) : []
}

/** "Se vende sin serie", "Retira en bodega, sin entrega", "Trabaja desde": several do so too. */
const spokenLabels = ({ shape, labels }: SentenceField): readonly string[] =>
  shape === 'yesNo' || shape === 'date'
    ? labels.flatMap(label => {
        const bare = label.replace(/,.*/, '')
        return [label, bare, bare.replace(/^((?:se )?\p{L}+[ae])(?= )/iu, '$1n')]
      })
    : labels

/** "Se vende sin serie" is also asked as "se venden con serie" and "con serie". */
function oppositesOf(field: SentenceField): Phrase[] {
  if (field.shape !== 'yesNo') return []
  const meaning = { type: 'tab', part: { [field.path]: false } } as const
  return spokenLabels(field).flatMap(label => {
    const words = label.toLowerCase().split(' ')
    return sentenceLanguages.flatMap(({ not, with: have }) => {
      const at = words.findIndex((word, at) => at > 0 && not.includes(word))
      const [start, rest] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
      if (at < 0 || !rest) return []
      return labelled(
        have.flatMap(verb => [`${verb} ${rest}`, `${start} ${verb} ${rest}`]),
        meaning,
      )
    })
  })
}

const firstStem = (label: string) => tokensOf(label)[0]?.stem ?? ''

/** Numbers also go by the first word of their label: "stock" for "Stock total". */
const beginningsOf = (field: SentenceField): readonly string[] =>
  field.labels.flatMap(label => {
    const [first, second] = tokensOf(label)
    const isHead = field.shape === 'number' && first && second && first.folded.length > 4
    return isHead && !isState(field, first.folded) ? [first.text] : []
  })

/** A value by its whole label, and by the part before a bracket or stroke, which several may share. */
function valuePhrases(field: SentenceField): Phrase[] {
  const bySpelling = new Map<string, SentenceValue['value'][]>()
  for (const { value, labels } of field.values ?? [])
    for (const label of labels)
      for (const part of new Set([label, ...partsOfValue(label)])) {
        const stems = stemsOf(part)
        const before = bySpelling.get(stems) ?? []
        if (stems && !before.includes(value)) bySpelling.set(stems, [...before, value])
      }
  return [...bySpelling].map(([stems, values]) =>
    phraseOf(stems.split(' '), { type: 'value', field, values }),
  )
}

/** "Facturado" and "evidencia por revisar" of "Facturado, evidencia por revisar". */
const partsOfValue = (label: string): readonly string[] => [
  ...label.split(/[(/,:;·]/).slice(0, 1),
  ...(/(?<=^[^,]+, )[^,\d]+ [^,\d]+$/.exec(label) ?? []),
]

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
      // "sales by Carla" are no "order by"
      const isCut = offset > 0 ? token?.replaced : token?.replaced === 'word' && words.length > 1
      if (isExact && isCut) return false
      return (isExact ? token?.folded : token?.stem) === word
    })
  // "más de 12 meses plazo" is no time ago.
  const isTerm = ({ meaning, words }: Phrase) =>
    meaning.type === 'period' &&
    meaning.period.startsWith('older') &&
    isWordOf(
      'term',
      tokens.slice(at + words.length).find(({ folded }) => folded !== 'de')?.folded ?? '',
    )
  const found = [...first].flatMap(
    word => lexicon.get(word)?.find(phrase => fits(phrase) && !isTerm(phrase)) ?? [],
  )
  return found.toSorted((a, b) => b.words.length - a.words.length || rank(a) - rank(b))[0]
}

/** "con nota de crédito aprobada" says more than "con nota de crédito": the words that a synonym has at least. */
export function leastWords(lexicon: Lexicon, tokens: readonly SentenceToken[], at: number) {
  const isHad = isWordOf('with', tokens[at]?.folded)
  const inner = isHad ? phraseAt(lexicon, tokens, at + 1) : undefined
  return inner?.meaning.type === 'value' ? inner.words.length + 1 : 0
}

const isWhole = (token: SentenceToken | undefined) =>
  wholeNumber(token) !== undefined || isOne(token)

/** Of equally long phrases, small words and then words of a label come last. */
const rank = ({ meaning }: Phrase) =>
  meaning.type === 'stop'
    ? 1
    : (meaning.type === 'field' && meaning.isPart) || (meaning.type === 'count' && meaning.isName)
      ? 2
      : 0
