import type { KindDescription } from '../../kinds/kind/description'
import { numberWord } from '../../kinds/kind/words'
import type { PhoneOptions } from './data'

export const phoneDescription: KindDescription<PhoneOptions, string> = {
  words: { digits: numberWord },
  jsonSchema: ({ digits }) => ({
    type: 'string',
    pattern: digits === undefined ? '^\\+?\\d{7,15}$' : `^\\d{${digits}}$`,
  }),
  sample: (n, { digits }) =>
    digits === undefined
      ? `+5939${String(80000000 + (n % 10000000))}`
      : String(n % 10 ** (digits - 1)).padStart(digits, '0'),
}
