import { range } from '../integer/description'
import type { KindDescription } from '../kind/description'
import { field, name, needed, tableWord } from '../kind/words'
import type { LinesOptions } from './data'

export const description: KindDescription<LinesOptions, Readonly<Record<string, unknown>>[]> = {
  words: {
    fields: needed(tableWord(field)),
    ...range,
    authorField: name('row column'),
  },
  jsonSchema: ({ min, max = 200 }, { rows }) => ({
    type: 'array',
    ...(min !== undefined && { minItems: min }),
    maxItems: max,
    items: { type: 'object', properties: { _ID: { type: 'integer' }, ...rows() } },
  }),
  sample: () => [],
}
