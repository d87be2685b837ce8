import { english } from './englishWords'
import type { SentenceWords } from './languageWords'
import { spanish } from './spanishWords'

/** Languages in which sentences are read, all at once. */
export const sentenceLanguages: readonly SentenceWords[] = [spanish, english]
