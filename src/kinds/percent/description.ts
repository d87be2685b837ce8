import type { NumberOptions } from '../integer/data'
import { between, bounds, range } from '../integer/description'
import type { KindDescription } from '../kind/description'

export const description: KindDescription<NumberOptions, number> = {
  words: range,
  jsonSchema: ({ max = 100, ...words }) => ({
    ...{ type: 'number', ...bounds({ ...words, max }, 0) },
    'x-decimals': 2,
  }),
  sample: (n, { min = 0, max = 100 }) => between(n, { min, max }, 1),
}
