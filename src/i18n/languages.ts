import { business } from '../base/business'
import type { LanguageOption } from '../base/businessParts'
import { type EngineLanguage, type Language, plainLanguage } from '../base/text'

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'i18nextLng'

/** A language of the business, complete. */
type ShownLanguage = Required<Omit<LanguageOption, 'dir'>> & { readonly dir: 'ltr' | 'rtl' }

/** Languages of the interface. */
export const languages = (): readonly ShownLanguage[] => business().languages.map(completed)

/** The business's label of a language in the language of those labels, elsewhere what it calls itself. */
export const languageName = (language: ShownLanguage, current: Language): string =>
  current === business().defaultLanguage ? language.label : ownName(language)

/** @example `Français` */
export function ownName({ htmlLang }: ShownLanguage): string {
  const [code = htmlLang] = htmlLang.split('-')
  const name = new Intl.DisplayNames(htmlLang, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(htmlLang) + name.slice(1)
}

export const isLanguage = (value: unknown): value is Language =>
  business().languages.some(language => language.value === value)

export const dirOf = (language: Language) => optionOf(language).dir

/** Code for html `lang`, i18next, MUI and FullCalendar, which do not know "cn". */
export const htmlLang = (language: Language) => optionOf(language).htmlLang

/** For Intl: dates and joined words; numbers have the business's format. */
export const localeOf = (language: Language) => optionOf(language).locale

function optionOf(language: Language): ShownLanguage {
  const plain = plainLanguage(language)
  const found = business().languages.find(({ value }) => value === plain)
  if (!found) throw new Error(`unknown language: ${language}`)
  return completed(found)
}

function completed(option: LanguageOption): ShownLanguage {
  const { value, htmlLang = value, locale = htmlLang } = option
  const icon = flagged.has(value) ? `/icons/flags/ic_flag_${value}.svg` : codeAsIcon(value)
  return { icon, dir: 'ltr', ...option, htmlLang, locale }
}

const flagged: ReadonlySet<string> = new Set<EngineLanguage>(['en', 'fr', 'vi', 'cn', 'ar', 'es'])

const codeAsIcon = (code: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20"><path fill="#637381" d="M0 0h28v20H0z"/><text x="14" y="14" fill="#fff" style="font:11px sans-serif;text-anchor:middle">${code.slice(0, 2).toUpperCase()}</text></svg>`)}`
