import { use, useDeferredValue } from 'react'
import type { Language } from '../../domain/text'
import { loadMore } from '../../i18n/load'
import type { MoreMessages, MorePart } from '../../i18n/more'
import { useLanguage } from '../../providers/backendContext'
import { keepUntilShown } from '../../providers/shownErrors'

/**
 * Words that only public pages need, and on their way with them those of the frame around; the last
 * language stays in sight while the next one is on its way.
 */
export function useSitePart<P extends MorePart>(part: P): MoreMessages[P] {
  const language = useDeferredValue(useLanguage())
  void wordsOf('site', language).catch(() => 'whoever says them is told')
  return use(wordsOf(part, language))
}

/** The words around every public page. */
export const useSite = () => useSitePart('site')

/** What the public pages say. */
export const usePages = () => useSitePart('pages')

const wordsAt = keepUntilShown((key: `${MorePart} ${Language}`) => {
  const [part, language] = key.split(' ') as [MorePart, Language]
  return loadMore(part, language)
})

const wordsOf = <P extends MorePart>(part: P, language: Language) =>
  wordsAt(`${part} ${language}`) as Promise<MoreMessages[P]>
