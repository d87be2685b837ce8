import type { KindDescription } from '../kind/description'
import type { TextOptions } from '../text/data'
import { fitted, lengths, textWords } from '../text/description'

export const description: KindDescription<TextOptions, string> = {
  words: textWords,
  jsonSchema: options => ({ type: 'string', ...lengths(options, 4000) }),
  sample: (n, options) => fitted(`A longer text, number ${n}.`, { max: 4000, ...options }),
}
