import type { KindDescription } from '../kind/description'
import { expression, flagWord, only, words } from '../kind/words'
import type { ComputedOptions } from './data'

export const description: KindDescription<ComputedOptions, number> = {
  words: {
    formula: expression,
    rollup: words('rollup'),
    format: only('money', 'integer', 'decimal', 'percent'),
    ignoreInputRights: flagWord,
  },
  jsonSchema: ({ format }) => ({ type: format === 'integer' ? 'integer' : 'number' }),
  sample: n => n,
}
