import type { NumberOptions } from '../integer/data'
import { between, bounds, range } from '../integer/description'
import type { KindDescription } from '../kind/description'

export const description: KindDescription<NumberOptions, number> = {
  words: range,
  jsonSchema: options => ({ type: 'number', ...bounds(options) }),
  sample: (n, options) => between(n, options, 0.25),
}
