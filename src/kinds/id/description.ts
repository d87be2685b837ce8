import type { KindDescription } from '../kind/description'
import { textWord } from '../kind/words'
import type { IdOptions } from './data'

export const description: KindDescription<IdOptions, number> = {
  words: { prefix: textWord },
  jsonSchema: () => ({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  sample: n => n,
}
