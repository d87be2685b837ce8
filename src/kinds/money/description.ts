import type { NumberOptions } from '../integer/data'
import { between, bounds, range } from '../integer/description'
import type { KindDescription } from '../kind/description'

export const description: KindDescription<NumberOptions, number> = {
  words: range,
  jsonSchema: options => ({ type: 'number', ...bounds(options, 0), 'x-decimals': 2 }),
  sample: (n, options) => Math.round(between(n * 37, options, 0.01) * 100) / 100,
}
