import type { KindDescription } from '../kind/description'
import { tableWord, words } from '../kind/words'
import type { JsonOptions } from './data'

export const description: KindDescription<JsonOptions, unknown> = {
  words: { fields: tableWord(words('part of a json value')) },
  jsonSchema: () => ({}),
  sample: n => ({ example: n }),
}
