import type { KindDescription } from '../../kinds/kind/description'
import { countWord, listWord } from '../../kinds/kind/words'
import type { PhoneOptions } from './data'

export const phoneDescription: KindDescription<PhoneOptions, string> = {
  words: { lengths: listWord(countWord) },
  jsonSchema: ({ lengths }) => ({
    type: 'string',
    pattern: lengths ? lengths.map(n => `^\\d{${n}}$`).join('|') : '^\\+?\\d{7,15}$',
  }),
  sample: (n, { lengths: [digits] = [] }) =>
    digits === undefined
      ? `+5939${String(80000000 + (n % 10000000))}`
      : String(n % 10 ** (digits - 1)).padStart(digits, '0'),
}
