import type { KindDescription } from '../kind/description'
import { flagWord, name, needed, only, words } from '../kind/words'
import type { Key, ReferenceOptions } from './data'

export const referencesWords = {
  resource: needed(name('resource')),
  notifyAssignee: flagWord,
  filterOptions: words('options narrowed'),
}

export const description: KindDescription<ReferenceOptions, Key> = {
  words: { ...referencesWords, onDelete: only('setNull', 'cascade') },
  jsonSchema: (_, field) => field.key(),
  sample: n => n,
}
