import { createInstance } from 'i18next'
import type { I18nProvider } from 'ra-core'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { Language } from '../domain/text'
import { i18nextOptions } from '../i18n/i18nextOptions'
import { htmlLang, languages } from '../i18n/languages'
import { loadMessages, loadMore } from '../i18n/load'
import type { MorePart } from '../i18n/more'
import type { LanguageStore } from './language'

export interface AppI18nProvider extends I18nProvider {
  /** Adds words that few need, in the language of now and each one chosen later; once. */
  loadMore(part: MorePart): Promise<void>
}

/**
 * react-admin's words out of src/i18n, one language in memory at a time. It speaks html codes
 * (`zh-CN`), because Intl, MUI and i18next know no "cn"; the store keeps ours.
 */
export async function createI18nProvider(language: LanguageStore): Promise<AppI18nProvider> {
  const instance = createInstance()
  const first = language.current()
  const provider = await getI18nProvider(
    instance,
    i18nextOptions(first, await loadMessages(first)),
    languages.map(option => ({ locale: option.htmlLang, name: option.label })),
  )
  const added = new Map<MorePart, Promise<void>>()
  const add = async (part: MorePart, to: Language) => {
    const words = { [part]: await loadMore(part, to) }
    instance.addResourceBundle(htmlLang(to), 'translation', words, true, true)
  }
  return {
    ...provider,
    loadMore(part) {
      const known = added.get(part) ?? add(part, languageOf(provider.getLocale()))
      added.set(part, known)
      known.catch(() => added.delete(part))
      return known
    },
    async changeLocale(locale: string) {
      const next = languageOf(locale)
      const messages = await loadMessages(next)
      instance.addResourceBundle(htmlLang(next), 'translation', messages, false, true)
      await Promise.all([...added.keys()].map(part => add(part, next)))
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
