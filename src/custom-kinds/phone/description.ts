import type { KindDescription } from '../../model/kinds/custom'
import { numberWord } from '../../model/words/shape'
import type { PhoneOptions } from './data'

export const phoneDescription: KindDescription<PhoneOptions, string> = {
  words: { digits: numberWord },
  jsonSchema: ({ digits }) => ({
    type: 'string',
    pattern: digits === undefined ? '^\\+?\\d{7,15}$' : `^\\d{${digits}}$`,
  }),
}
