import type { KindDescription } from '../kind/description'
import { label } from '../kind/words'
import type { UrlOptions } from './data'

export const urlDescription: KindDescription<UrlOptions, string> = {
  words: { copyLabel: label },
  jsonSchema: () => ({ type: 'string', format: 'iri', maxLength: 2000, pattern: '^https://' }),
  sample: n => `https://demo.test/${n}`,
}
