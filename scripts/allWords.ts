import { everyWord } from '../src/i18n/everyWord.js'
import { languages } from '../src/i18n/languages.js'

/** All words there are, by language: read before who asked for them goes on without a runner of modules. */
export const allWords = new Map(
  await Promise.all(languages.map(async ({ value }) => [value, await everyWord(value)] as const)),
)
