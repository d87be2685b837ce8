import type { Language } from '../domain/text'
import { DEFAULT_LANGUAGE, htmlLang, isLanguage, LANGUAGE_KEY } from '../i18n/languages'
import { negotiate } from '../i18n/negotiate'
import type { SafeStorage } from './storage'

export interface LanguageStore {
  current(): Language
  subscribe(listener: () => void): () => void
  /** Remembers the choice and says it to the page; its words are loaded already. */
  choose(language: Language): void
}

/** The language of this browser (product.md 3): kept under `i18nextLng`, English without a choice. */
export function createLanguage(
  storage: SafeStorage,
  { otherwise, onChosen }: LanguageConfig = {},
): LanguageStore {
  const unset = isLanguage(otherwise) ? otherwise : DEFAULT_LANGUAGE
  let language = negotiate(storage.get(LANGUAGE_KEY), unset)
  const listeners = new Set<() => void>()
  sayToPage(language)
  return {
    current: () => language,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    choose(next) {
      language = next
      storage.set(LANGUAGE_KEY, next)
      sayToPage(next)
      onChosen?.(next)
      for (const listener of [...listeners]) listener()
    },
  }
}

interface LanguageConfig {
  /** The language of who chose none. */
  readonly otherwise?: string | undefined
  readonly onChosen?: (language: Language) => void
}

function sayToPage(language: Language) {
  document.documentElement.lang = htmlLang(language)
}
