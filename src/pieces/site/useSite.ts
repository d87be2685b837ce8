import { use, useDeferredValue } from 'react'
import type { Language } from '../../domain/text'
import { loadMore, type MoreMessages, type MorePart } from '../../i18n/load'
import { useLanguage } from '../../providers/backendContext'

const loading = new Map<string, Promise<unknown>>()

/** Words that only public pages need; the last language stays in sight while the next one is on its way. */
export const useSitePart = <P extends MorePart>(part: P): MoreMessages[P] =>
  use(wordsOf(part, useDeferredValue(useLanguage())))

/** The words of the public pages. */
export const useSite = () => useSitePart('site')

function wordsOf<P extends MorePart>(part: P, language: Language): Promise<MoreMessages[P]> {
  const key = `${part} ${language}`
  const known = loading.get(key) as Promise<MoreMessages[P]> | undefined
  if (known) return known
  const words: Promise<MoreMessages[P]> = loadMore(part, language)
  words.catch(() => loading.delete(key))
  loading.set(key, words)
  return words
}
