import { use } from 'react'
import type { Language } from '../../../base/text'
import { loadNamespace, type Namespaces } from '../../../i18n/namespaces'
import { useLanguage } from '../../../providers/backend/backendContext'
import { keepUntilShown } from '../../../providers/session/shownErrors'

const loadedWords = new Map<Language, Promise<Namespaces['hr']>>()

/** Attendance texts, cached by language for offline use. */
export function hrWords(language: Language): Promise<Namespaces['hr']> {
  const loading = loadedWords.get(language) ?? loadNamespace(language, 'hr')
  loadedWords.set(language, loading)
  loading.catch(() => loadedWords.delete(language))
  return loading
}

const shownWords = keepUntilShown(hrWords)

export const useHrWords = () => use(shownWords(useLanguage()))
