import type { KindDescription } from '../kind/description'
import { label, tableWord } from '../kind/words'
import type { JsonOptions } from './data'

export const description: KindDescription<JsonOptions, unknown> = {
  words: { valueLabels: tableWord(tableWord(label)) },
  jsonSchema: () => ({}),
  sample: n => ({ ejemplo: n }),
}
