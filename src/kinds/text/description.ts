import type { KindDescription } from '../kind/description'
import { countWord, eitherWord, listWord, textWord, words } from '../kind/words'
import type { TextOptions } from './data'

export const join = eitherWord(
  listWord(eitherWord(textWord, words('part of a text'))),
  words('text put together by rule'),
)
export const textWords = { min: countWord, max: countWord, concat: join }

export const lengths = ({ min, max }: TextOptions, most: number) => ({
  ...(min !== undefined && { minLength: min }),
  maxLength: max ?? most,
})

/** Fits a sample text to the length limits, keeping its distinctive end. */
export const fitted = (invented: string, { min = 0, max = min }: TextOptions): string =>
  invented.padStart(min, 'Example ').slice(-max).trim().padStart(min, 'E')

export const description: KindDescription<TextOptions, string> = {
  words: textWords,
  jsonSchema: options => ({ type: 'string', ...lengths(options, 200) }),
  sample: (n, options) => fitted(`Example ${n}`, { max: 200, ...options }),
}
