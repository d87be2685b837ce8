import { descriptionOf } from '../kinds/registry'
import { featureThere, featureWordsOf } from './features'
import { everyWordOf, fieldWords } from './fieldWords'
import { flowWords } from './flowWords'
import { schemaWords } from './schemaWords'
import type { Owner, WordShape } from './shape'

/** Every word of the schema language by its owner, with the values it takes. */
export const registry: Readonly<Record<Owner, Readonly<Record<string, WordShape>>>> = {
  ...schemaWords,
  ...flowWords,
  ...fieldWords,
}

const OF_KIND = 'field of kind '

/** Words of an owner; also of kinds and features that the business brings. An unknown owner has none. */
export function wordsOf(owner: Owner): Readonly<Record<string, WordShape>> {
  const custom = owner.startsWith(OF_KIND) && descriptionOf(owner.slice(OF_KIND.length))
  return custom ? everyWordOf(custom.words) : (registry[owner] ?? featureWordsOf(owner))
}

const there: Readonly<Record<Owner, readonly string[]>> = {
  increment: ['increment'],
  reservation: ['increment'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  rollup: ['count', 'sum'],
  'line lookup': ['count', 'sum'],
  'field of kind reference': ['resource'],
  'field of kind references': ['resource'],
}

/** The words by which an owner names the resource whose columns it speaks of. */
export const wordsForThere = (owner: Owner): readonly string[] | undefined =>
  there[owner] ?? featureThere(owner)
