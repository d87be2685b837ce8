import type { Language } from '../base/text'

interface LanguageOption {
  readonly value: Language
  readonly label: string
  /** Path under `public`. */
  readonly icon: string
  /** Code for html `lang`, i18next, MUI and FullCalendar, which do not know "cn". */
  readonly htmlLang: string
  /** For Intl: dates and numbers with the digits of Ecuadorian documents. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
}

/** Languages of the interface; Spanish is the language of the business. */
export const languages: readonly LanguageOption[] = [
  option('en', 'English', { locale: 'en-US' }),
  option('fr', 'French', { locale: 'fr-FR' }),
  option('vi', 'Vietnamese', { locale: 'vi-VN' }),
  option('cn', 'Chinese', { htmlLang: 'zh-CN', locale: 'zh-CN' }),
  option('ar', 'Arabic (Sudan)', { locale: 'ar-SD-u-nu-latn', dir: 'rtl' }),
  option('es', 'Español', { locale: 'es-EC' }),
]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'i18nextLng'

export const isLanguage = (value: unknown): value is Language =>
  languages.some(language => language.value === value)

export const dirOf = (language: Language): 'ltr' | 'rtl' => optionOf(language).dir

export const htmlLang = (language: Language): string => optionOf(language).htmlLang

export const localeOf = (language: Language): string => optionOf(language).locale

function option(
  value: Language,
  label: string,
  more: { locale: string; htmlLang?: string; dir?: 'rtl' },
): LanguageOption {
  return {
    value,
    label,
    icon: `/icons/flags/ic_flag_${value}.svg`,
    htmlLang: value,
    dir: 'ltr',
    ...more,
  }
}

function optionOf(language: Language): LanguageOption {
  const found = languages.find(({ value }) => value === language)
  if (!found) throw new Error(`unknown language: ${language}`)
  return found
}
