import { business } from '../base/business'
import type { LanguageOption } from '../base/businessParts'
import type { Language } from '../base/text'

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'i18nextLng'

/** A language of the business, complete. */
type ShownLanguage = Required<Omit<LanguageOption, 'dir'>> & { readonly dir: 'ltr' | 'rtl' }

/** Languages of the interface. */
export const languages = (): readonly ShownLanguage[] => business().languages.map(completed)

export const isLanguage = (value: unknown): value is Language =>
  business().languages.some(language => language.value === value)

export const dirOf = (language: Language) => optionOf(language).dir

/** Code for html `lang`, i18next, MUI and FullCalendar, which do not know "cn". */
export const htmlLang = (language: Language) => optionOf(language).htmlLang

/** For Intl: dates and sizes. */
export const localeOf = (language: Language) => optionOf(language).locale

function optionOf(language: Language): ShownLanguage {
  const found = business().languages.find(({ value }) => value === language)
  if (!found) throw new Error(`unknown language: ${language}`)
  return completed(found)
}

function completed(option: LanguageOption): ShownLanguage {
  const { value, htmlLang = value, locale = htmlLang, dateLocale = locale } = option
  const icon = `/icons/flags/ic_flag_${value}.svg`
  return { icon, dir: 'ltr', ...option, htmlLang, locale, dateLocale }
}
