import { use, useDeferredValue } from 'react'
import type { Language } from '../../base/text'
import { loadNamespace, type Namespace, type Namespaces } from '../../i18n/namespaces'
import { useLanguage } from '../../providers/backend/backendContext'
import { keepUntilShown } from '../../providers/session/shownErrors'

/**
 * Texts of public pages, loaded together with those of their frame; the previous language stays visible
 * while the next one loads.
 */
export function useSitePart<P extends Namespace>(part: P): Namespaces[P] {
  const language = useDeferredValue(useLanguage())
  // The component that uses them shows the error.
  void loadWords('site', language).catch(() => undefined)
  return use(loadWords(part, language))
}

/** Texts of the frame of public pages. */
export const useSite = () => useSitePart('site')

/** Texts of the public pages. */
export const usePages = () => useSitePart('pages')

const wordsAt = keepUntilShown((key: `${Namespace} ${Language}`) => {
  const [part, language] = key.split(' ') as [Namespace, Language]
  return loadNamespace(language, part)
})

const loadWords = <P extends Namespace>(part: P, language: Language) =>
  wordsAt(`${part} ${language}`) as Promise<Namespaces[P]>
