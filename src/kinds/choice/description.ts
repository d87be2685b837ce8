import { type KindDescription, offered } from '../kind/description'
import { eitherWord, flagWord, label, needed, tableWord, words } from '../kind/words'
import { type ChoiceOptions, choiceValues } from './data'

export const optionWords = { options: needed(tableWord(eitherWord(label, words('option')))) }

export const description: KindDescription<ChoiceOptions, string | number> = {
  words: { ...optionWords, numeric: flagWord, allowOther: flagWord },
  jsonSchema: ({ numeric = false, allowOther }, field) => ({
    type: numeric ? 'integer' : 'string',
    ...(!allowOther ? offered(field, numeric) : !numeric && { maxLength: 200 }),
  }),
  sample: (n, options) => {
    const values = choiceValues(options)
    return values[n % values.length] ?? ''
  },
}
