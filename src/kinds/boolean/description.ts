import type { KindDescription } from '../kind/description'

export const description: KindDescription<object, boolean> = {
  words: {},
  jsonSchema: () => ({ type: 'boolean' }),
  sample: n => n % 2 === 0,
}
