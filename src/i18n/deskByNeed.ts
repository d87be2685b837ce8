import type { Language } from '../domain/text'
import { languages } from './languages'
import type { WordTree } from './messages'
import { tellTexts } from './textAt'

/** What a part of the desk says in one language: words by their keys, texts of schemas and pages by their places. */
export interface Said {
  readonly words: WordTree
  readonly texts: Readonly<Record<number, string>>
}

export interface DeskWords {
  /** Fetches what the parts that are here say; from then on each further part comes in this language too. */
  load(language: Language): Promise<void>
  /**
   * Fetches what the schemas that are here say, in every language, as far as it comes: files and pasted
   * cells may be written in any of them.
   */
  loadSchemaTexts(): Promise<void>
  /** Tells all words that are here, and those that come; the answer ends it. */
  hear(tell: Tell): () => void
  /** Fetches the words of these parts beside a code that says them: it is here once all is. */
  withWords<Code>(code: Promise<Code>, ...said: readonly string[]): Promise<Code>
}
type Tell = (language: Language, words: WordTree) => void

/** The part that is there before any other: the frame. */
export const FRAME = 'App'
/** Texts that several schemas share may stand with the frame. */
const saysSchema = (part: string) => part === FRAME || part.startsWith('schemas/')

/** Words that come part by part, each with the code that says them (decision 026). */
export function deskByNeed(fetch: (part: string, language: Language) => Promise<Said>): DeskWords {
  const parts = new Set([FRAME])
  const spoken = new Set<Language>()
  const coming = new Map<string, Promise<void>>()
  const heard: [Language, WordTree][] = []
  const listeners = new Set<Tell>()

  const bring = async (part: string, language: Language) => {
    const { words, texts } = await fetch(part, language)
    tellTexts(language, texts)
    heard.push([language, words])
    for (const tell of listeners) tell(language, words)
  }
  const once = (part: string, language: Language) => {
    const name = `${language} ${part}`
    const known = coming.get(name) ?? bring(part, language)
    coming.set(name, known)
    known.catch(() => coming.delete(name))
    return known
  }
  return {
    async load(language) {
      const isNew = !spoken.has(language)
      spoken.add(language)
      try {
        await Promise.all([...parts].map(part => once(part, language)))
      } catch (error) {
        if (isNew) spoken.delete(language)
        throw error
      }
    },
    async loadSchemaTexts() {
      const saying = [...parts].filter(saysSchema)
      await Promise.allSettled(
        languages.flatMap(({ value }) => saying.map(part => once(part, value))),
      )
    },
    hear(tell) {
      for (const [language, words] of heard) tell(language, words)
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    async withWords(code, ...said) {
      for (const part of said) parts.add(part)
      const coming = [...spoken].flatMap(language => said.map(part => once(part, language)))
      const [module] = await Promise.all([code, ...coming])
      return module
    },
  }
}
