import { between, bounds, range } from '../integer/description'
import type { KindDescription } from '../kind/description'
import { name } from '../kind/words'
import type { DecimalOptions } from './data'

export const description: KindDescription<DecimalOptions, number> = {
  words: { ...range, longitude: name('column') },
  jsonSchema: options => ({ type: 'number', ...bounds(options) }),
  sample: (n, options) => between(n, options, 0.25),
}
