import type { KindDescription } from '../kind/description'
import type { Key, ReferencesOptions } from '../reference/data'
import { referencesWords } from '../reference/description'

export const description: KindDescription<ReferencesOptions, Key[]> = {
  words: referencesWords,
  jsonSchema: (_, field) => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 200,
    items: field.key(),
  }),
  sample: () => [],
}
