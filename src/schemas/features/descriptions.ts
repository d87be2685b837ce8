import type { FeatureDescription } from '../../model/words/features'
import { label, listWord, name, type WordsOf, words } from '../../model/words/shape'
import type { CreatedCard } from './service'

const createdCard: WordsOf<CreatedCard> = {
  label,
  fields: listWord(name('column')),
  next: words('next record'),
}

/** The words of the features of this business, for the start check and docs/features.md. */
export const featureDescriptions: Readonly<Record<string, FeatureDescription>> = {
  createdCard: { words: createdCard, parts: { 'next record': { label } } },
}
