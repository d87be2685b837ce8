import { business } from '../../base/business'
import { readingsOf } from '../../base/text'
import { type Owner, textWord, type WordShape, wording } from '../../kinds/kind/words'
import { descriptionOf } from '../../kinds/registry'
import { featureThere, featureWordsOf } from './features'
import { everyWordOf, fieldWords } from './fieldWords'
import { flowWords } from './flowWords'
import { schemaWords } from './schemaWords'

/** The words of the schema language: whose they are, and what may stand at each. Kinds say those of their fields. */
export const registry: Readonly<Record<Owner, Readonly<Record<string, WordShape>>>> = {
  ...schemaWords,
  ...flowWords,
  ...fieldWords,
}

const OF_KIND = 'field of kind '

/** The words of an owner, also of a field of each described kind and of features; none of an unknown owner. */
export function wordsOf(owner: Owner): Readonly<Record<string, WordShape>> {
  if (owner === 'text') return { ...languageWords(textWord), ...registry[owner] }
  if (owner === 'text of a mail') return languageWords(wording('path'))
  const kind = owner.startsWith(OF_KIND) && descriptionOf(owner.slice(OF_KIND.length))
  return kind ? everyWordOf(kind.words) : (registry[owner] ?? featureWordsOf(owner))
}

/** A text has the languages of the business, its own first, as its portals read them too, besides those of the engine. */
function languageWords(word: WordShape) {
  const { language, languages } = business()
  const spoken = [language, ...languages.map(({ value }) => value)]
  return Object.fromEntries([...spoken, ...spoken.flatMap(readingsOf)].map(each => [each, word]))
}

const there: Readonly<Record<Owner, readonly string[]>> = {
  increment: ['increment'],
  reservation: ['increment'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  rollup: ['count', 'sum'],
  'field of kind reference': ['resource'],
  'field of kind references': ['resource'],
}

/** The words by which an owner names the resource whose columns it speaks of. */
export const wordsForThere = (owner: Owner): readonly string[] | undefined =>
  there[owner] ?? featureThere(owner)
