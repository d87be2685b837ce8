import { expect, test } from 'vitest'
import { currencyWords } from '../../src/base/money'
import { isDue } from '../../src/model/sentences/labels/labelParts'
import type { SentenceField, SentenceList } from '../../src/model/sentences/labels/sentenceList'
import { sentenceLanguages } from '../../src/model/sentences/words/sentenceWords'
import { type SentenceToken, tokensOf } from '../../src/model/sentences/words/tokens'
import { printed } from './printReading'
import { listAsAdmin, readAsAdmin } from './readAsAdmin'
import { sentenceRows } from './sentenceRows'

/** Words that a sentence may leave out: small ones, comparisons, the currency, and the year that is meant anyway. */
const small = new Set(
  sentenceLanguages
    .flatMap(
      ({ stop, requests, with: have, or, not, nouns, term, compare, spans, short, sorts }) => [
        ...[stop, requests, have, or, not, nouns, term, sorts['named ASC'] ?? []].flat(),
        ...[compare, spans, short].flatMap(phrases => Object.values(phrases).flat()),
        '2026',
      ],
    )
    .concat(['es', 'en'].flatMap(currencyWords))
    .flatMap(phrase => tokensOf(phrase).map(({ stem }) => stem)),
)
/** Words that say only that a record began, but for the last ones of a sentence: "two cases opened". */
const begun = new Set(
  sentenceLanguages
    .flatMap(({ created }) => created)
    .flatMap(each => tokensOf(each)[0]?.stem ?? []),
)
const stemsOf = (texts: readonly string[]) =>
  texts.flatMap(text => tokensOf(text).map(({ stem }) => stem))
const labelsOf = ({ labels, said = [], values = [] }: SentenceField) => [
  ...labels,
  ...said,
  ...values.flatMap(value => value.labels),
]

/** Words of the names of the list, and of the fields and related rows that the reading has. */
function namesIn(reading: string, list: SentenceList): ReadonlySet<string> {
  const fields = list.fields.filter(({ path }) => reading.includes(path))
  const counts = list.counts.filter(({ count }) => reading.includes(count))
  const labels = [
    ...list.labels,
    ...fields.flatMap(labelsOf),
    ...counts.flatMap(({ labels, names, fields }) => [
      ...labels,
      ...names,
      ...fields.flatMap(labelsOf),
    ]),
  ]
  const stems = new Set(stemsOf(labels))
  const said = list.synonyms.own
    .flatMap(Object.entries<string>)
    .flatMap(([means, words]) =>
      stemsOf([means]).some(stem => stems.has(stem)) ? stemsOf(words.split('|')) : [],
    )
  return new Set([...stems, ...said])
}

/** Words without which the sentence reads the same, though they name nothing of its reading. */
function unusedWords(name: string, text: string): readonly string[] {
  const reading = printed(readAsAdmin(name, text))
  const names = namesIn(reading, listAsAdmin(name))
  const words = text.split(' ')
  const isNamed = ({ stem, text }: SentenceToken) =>
    isDue(text) ||
    [...names].some(name => name === stem || (name.length > 3 && stem.startsWith(name)))
  const mayLack = (token: SentenceToken, at: number) =>
    small.has(token.stem) || (begun.has(token.stem) && at < words.length - 1) || isNamed(token)
  return words.filter((word, at) => {
    const [token] = tokensOf(word)
    if (!token || mayLack(token, at)) return false
    const less = words.filter((_, index) => index !== at).join(' ')
    return printed(readAsAdmin(name, less)) === reading
  })
}

test('every word of a sentence is in a condition or told', () => {
  const unused = sentenceRows('eleventh.txt').flatMap(([name, text]) =>
    unusedWords(name, text).map(word => `${word}: ${text}`),
  )
  expect(unused).toEqual([])
})
