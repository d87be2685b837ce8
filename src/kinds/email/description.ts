import type { KindDescription } from '../kind/description'

export const description: KindDescription<object, string> = {
  words: {},
  jsonSchema: () => ({ type: 'string', format: 'idn-email', maxLength: 254 }),
  sample: n => `name${n}@example.test`,
}
