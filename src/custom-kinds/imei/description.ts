import type { KindDescription } from '../../model/kinds/custom'
import { listWord, numberWord } from '../../model/words/shape'
import type { ImeiOptions } from './data'

export const imeiDescription: KindDescription<ImeiOptions, string> = {
  words: { lengths: listWord(numberWord) },
  jsonSchema: ({ lengths = [] }) => ({
    type: 'string',
    pattern: `^(${['\\d{15}', ...lengths.map(n => `[A-Z\\d]{${n}}`)].join('|')})$`,
  }),
}
