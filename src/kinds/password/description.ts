import type { KindDescription } from '../kind/description'
import { longestPassword } from './data'

export const description: KindDescription<object, string> = {
  words: {},
  jsonSchema: () => ({
    ...{ type: 'string', format: 'password', minLength: 8, maxLength: longestPassword },
    writeOnly: true,
  }),
  sample: n => `Example-words-${n}`,
}
