import { use } from 'react'
import type { Language } from '../../domain/text'
import type { HrMessages } from '../../i18n/en/hr'
import { loadMore } from '../../i18n/load'
import { useLanguage } from '../../providers/backendContext'
import { keepUntilShown } from '../../providers/shownErrors'

const asked = new Map<Language, Promise<HrMessages>>()

/** The words about marking, once for each language; asked for before, they are there without a network. */
export function hrWords(language: Language): Promise<HrMessages> {
  const loading = asked.get(language) ?? loadMore('hr', language)
  asked.set(language, loading)
  loading.catch(() => asked.delete(language))
  return loading
}

const shownWords = keepUntilShown(hrWords)

export const useHrWords = () => use(shownWords(useLanguage()))
