import type { KindDescription } from '../kind/description'
import { flagWord, label } from '../kind/words'
import type { UrlOptions } from './data'

export const description: KindDescription<UrlOptions, string> = {
  words: { copyLabel: label, portrait: flagWord },
  jsonSchema: ({ portrait }) => ({
    type: 'string',
    maxLength: 2000,
    ...(portrait
      ? { format: 'iri-reference', pattern: '^(https://|/[^/\\\\])' }
      : { format: 'iri', pattern: '^https://' }),
  }),
  sample: n => `https://demo.test/${n}`,
}
