import { createInstance } from 'i18next'
import type { I18nProvider } from 'ra-core'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { Role } from '../../base/business'
import { type Language, languageFor, plainLanguage } from '../../base/text'
import { texts } from '../../i18n/inUse'
import { htmlLang, languages } from '../../i18n/languages'
import { speak } from '../../i18n/schemaTexts'
import { counted, i18nextOptions, printNumbers } from '../../i18n/translate'
import type { LanguageStore } from '../session/language'
import { keepUntilShown } from '../session/shownErrors'

const loadLanguage = (language: Language) =>
  Promise.all([texts.addLanguage(plainLanguage(language)), speak(language)])
/** Loads the texts of a language once, as a role reads it. */
export const firstLanguage = keepUntilShown(loadLanguage)

/**
 * Texts for react-admin; further namespaces are loaded on use. Locales are html codes (`zh-CN`), because
 * Intl, MUI and i18next do not know "cn"; the store has our codes.
 */
export async function createI18nProvider(
  language: LanguageStore,
  role: () => Role | undefined = () => undefined,
): Promise<I18nProvider> {
  const instance = createInstance()
  const first = language.current()
  await firstLanguage(languageFor(first, role()))
  const provider = await getI18nProvider(
    instance,
    i18nextOptions(first, {}),
    languages().map(option => ({ locale: option.htmlLang, name: option.label })),
  )
  printNumbers(instance)
  texts.subscribe((loaded, name, namespace) =>
    instance.addResourceBundle(htmlLang(loaded), 'translation', { [name]: namespace }, true, true),
  )
  return {
    ...provider,
    translate: (key, params = {}) => provider.translate(key, counted(params)),
    async changeLocale(locale: string) {
      const next = languageOf(locale)
      await loadLanguage(languageFor(next, role()))
      await provider.changeLocale(htmlLang(next))
      language.choose(next)
    },
  }
}

function languageOf(locale: string): Language {
  const found = languages().find(option => option.htmlLang === locale)
  if (!found) throw new Error(`unknown locale: ${locale}`)
  return found.value
}
