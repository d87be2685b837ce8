import type { Language } from '../domain/text'

export interface LanguageOption {
  readonly value: Language
  readonly label: string
  /** A path under `public`. */
  readonly icon: string
  /** What html `lang`, i18next, MUI and FullCalendar understand: they do not know "cn". */
  readonly htmlLang: string
  /** For Intl: dates and numbers with the digits that stand on Ecuadorian documents. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
}

/** Product.md 3's five languages in its order, and the one the business speaks (design.md 1). */
export const languages: readonly LanguageOption[] = [
  option('en', 'English', { locale: 'en-US' }),
  option('fr', 'French', { locale: 'fr-FR' }),
  option('vi', 'Vietnamese', { locale: 'vi-VN' }),
  option('cn', 'Chinese', { htmlLang: 'zh-CN', locale: 'zh-CN' }),
  option('ar', 'Arabic (Sudan)', { locale: 'ar-SD-u-nu-latn', dir: 'rtl' }),
  option('es', 'Español', { locale: 'es-EC' }),
]

export const DEFAULT_LANGUAGE: Language = 'en'

/** The key under which the browser keeps the choice (product.md 3). */
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
