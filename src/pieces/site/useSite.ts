import { use, useDeferredValue } from 'react'
import type { Language } from '../../domain/text'
import type { SiteMessages } from '../../i18n/en/site'
import { loadMore } from '../../i18n/load'
import { useLanguage } from '../../providers/backendContext'

const loading = new Map<Language, Promise<SiteMessages>>()

/** The words of the public pages; the last language stays in sight while the next one is on its way. */
export const useSite = (): SiteMessages => use(wordsOf(useDeferredValue(useLanguage())))

function wordsOf(language: Language) {
  const known = loading.get(language)
  if (known) return known
  const words = loadMore('site', language)
  words.catch(() => loading.delete(language))
  loading.set(language, words)
  return words
}
