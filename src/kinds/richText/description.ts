import type { KindDescription } from '../kind/description'
import { name } from '../kind/words'
import { fitted, lengths, textWords } from '../text/description'
import type { RichTextOptions } from './data'

export const description: KindDescription<RichTextOptions, string> = {
  words: { ...textWords, pictures: name('column') },
  jsonSchema: options => ({
    type: 'string',
    ...lengths(options, 40_000),
    contentMediaType: 'text/html',
  }),
  sample: (n, options) =>
    `<p>${fitted(`Example ${n}`, { ...options, max: (options.max ?? 40_000) - 7 })}</p>`,
}
