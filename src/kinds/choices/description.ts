import { optionWords } from '../choice/description'
import { type KindDescription, offered } from '../kind/description'
import type { ManyChoiceOptions } from './data'

export const description: KindDescription<ManyChoiceOptions, string[]> = {
  words: optionWords,
  jsonSchema: (_, field) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', ...offered(field, false) },
  }),
  sample: (n, { options }) => Object.keys(options).slice(0, 1 + (n % 2)),
}
