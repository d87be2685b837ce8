import { business } from '../../base/business'
import { createListeners } from '../../base/listeners'
import type { Language } from '../../base/text'
import { htmlLang, isLanguage, LANGUAGE_KEY } from '../../i18n/languages'
import { negotiate } from '../../i18n/negotiate'
import type { SafeStorage } from './storage'

export interface LanguageStore {
  current(): Language
  subscribe(listener: () => void): () => void
  /** Stores the choice and sets the page's language; its texts are loaded already. */
  choose(language: Language): void
}

/** The language of this browser, stored under `i18nextLng`; the business's default without a choice. */
export function createLanguage(
  storage: SafeStorage,
  { otherwise, onChosen }: LanguageConfig = {},
): LanguageStore {
  const unset = isLanguage(otherwise) ? otherwise : business().defaultLanguage
  let language = negotiate(storage.get(LANGUAGE_KEY), unset)
  const { notify, subscribe } = createListeners()
  sayToPage(language)
  return {
    current: () => language,
    subscribe,
    choose(next) {
      language = next
      storage.set(LANGUAGE_KEY, next)
      sayToPage(next)
      onChosen?.(next)
      notify()
    },
  }
}

interface LanguageConfig {
  /** Language without a choice. */
  readonly otherwise?: string | undefined
  readonly onChosen?: (language: Language) => void
}

function sayToPage(language: Language) {
  document.documentElement.lang = htmlLang(language)
}
