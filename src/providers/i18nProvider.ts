import { createInstance } from 'i18next'
import type { I18nProvider } from 'ra-core'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { Language } from '../domain/text'
import { desk } from '../i18n/desk'
import { i18nextOptions } from '../i18n/i18nextOptions'
import { htmlLang, languages } from '../i18n/languages'
import type { LanguageStore } from './language'
import { keepUntilShown } from './shownErrors'

const firstWords = keepUntilShown((language: Language) => desk.load(language))

/**
 * The words of the desk for react-admin, those of further parts as they come. It speaks html codes
 * (`zh-CN`), because Intl, MUI and i18next know no "cn"; the store keeps ours.
 */
export async function createI18nProvider(language: LanguageStore): Promise<I18nProvider> {
  const instance = createInstance()
  const first = language.current()
  await firstWords(first)
  const provider = await getI18nProvider(
    instance,
    i18nextOptions(first, {}),
    languages.map(option => ({ locale: option.htmlLang, name: option.label })),
  )
  desk.hear((spoken, words) =>
    instance.addResourceBundle(htmlLang(spoken), 'translation', words, true, true),
  )
  return {
    ...provider,
    async changeLocale(locale: string) {
      const next = languageOf(locale)
      await desk.load(next)
      await provider.changeLocale(htmlLang(next))
      language.choose(next)
    },
  }
}

function languageOf(locale: string): Language {
  const found = languages.find(option => option.htmlLang === locale)
  if (!found) throw new Error(`unknown locale: ${locale}`)
  return found.value
}
