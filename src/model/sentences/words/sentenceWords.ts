import { memoize } from 'es-toolkit'
import { fold } from '../../../base/fold'
import english from './english.json'
import type { SentenceWords } from './languageWords'
import spanish from './spanish.json'

type Phrases<File> = {
  readonly [Name in keyof File]: File[Name] extends string | readonly string[]
    ? readonly string[]
    : Phrases<File[Name]>
}
/** A text of a language's file is phrases between strokes. */
const phrasesIn = <File extends object>(file: File): Phrases<File> =>
  Object.fromEntries(
    Object.entries(file).map(([name, words]) => {
      if (typeof words === 'string') return [name, words.split(' | ').filter(Boolean)]
      return [name, Array.isArray(words) ? words : phrasesIn(words)]
    }),
  ) as Phrases<File>

/** Languages in which sentences are read, all at once. */
export const sentenceLanguages: readonly SentenceWords[] = [phrasesIn(spanish), phrasesIn(english)]

type PhraseName = {
  [Name in keyof SentenceWords]: SentenceWords[Name] extends readonly string[] ? Name : never
}[keyof SentenceWords]
/** Phrases of these kinds in any language. */
export const phraseWords = (...names: readonly PhraseName[]): ReadonlySet<string> =>
  new Set(sentenceLanguages.flatMap(language => names.flatMap(name => language[name])))

const wordsOf = memoize((name: PhraseName) => phraseWords(name))

/** True for a word of this kind, also before others: "of the" for "of". */
export const isWordOf = (name: PhraseName, text = ''): boolean =>
  wordsOf(name).has(fold(text).split(' ', 1)[0] ?? '')

/** "From" may also say of when something is, as in "orders from last week". */
export const isFromWhen = (text?: string) => isWordOf('from', text) && isWordOf('origin', text)

type Named = 'nearDays' | 'units' | 'numbers' | 'short' | 'infinitives' | 'pasts' | 'firsts'
/** What each word of the languages stands for. */
export const meaningsOf = (words: Named): ReadonlyMap<string, string> =>
  new Map(
    sentenceLanguages.flatMap(language =>
      Object.entries(language[words]).flatMap(([means, said]) =>
        said.map(each => [each, means] as const),
      ),
    ),
  )
