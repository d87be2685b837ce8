import { description as choiceDescription } from '../choice/description'
import { type KindDescription, offered } from '../kind/description'
import { name, needed } from '../kind/words'
import type { StatusOptions } from './data'

export const description: KindDescription<StatusOptions, number> = {
  words: { flow: needed(name('flow')) },
  jsonSchema: (_, field) => ({ type: 'integer', ...offered(field, true) }),
  // a status acts with the options of a choice of its states
  sample: (n, options) =>
    Number(choiceDescription.sample(n, { options: {}, ...options, numeric: true })),
}
