import type { KindDescription } from '../kind/description'
import { eitherWord, listWord, numberWord, textWord, words } from '../kind/words'
import type { TextOptions } from './data'

export const join = eitherWord(
  listWord(eitherWord(textWord, words('part of a text'))),
  words('text put together by rule'),
)
export const textWords = { minLength: numberWord, maxLength: numberWord, concat: join }

export const lengths = ({ minLength, maxLength }: TextOptions, most: number) => ({
  ...(minLength !== undefined && { minLength }),
  maxLength: maxLength ?? most,
})

/** Fits a sample text to the length limits, keeping its distinctive end. */
export const fitted = (
  invented: string,
  { minLength = 0, maxLength = minLength }: TextOptions,
): string =>
  invented.padStart(minLength, 'Ejemplo ').slice(-maxLength).trim().padStart(minLength, 'E')

export const description: KindDescription<TextOptions, string> = {
  words: textWords,
  jsonSchema: options => ({ type: 'string', ...lengths(options, 200) }),
  sample: (n, options) => fitted(`Ejemplo ${n}`, { maxLength: 200, ...options }),
}
