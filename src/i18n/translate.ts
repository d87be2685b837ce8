import { createInstance, type InitOptions, type i18n } from 'i18next'
import { printNumber } from '../base/numbers'
import { type Language, plainLanguage } from '../base/text'
import { htmlLang } from './languages'
import { loadTexts } from './namespaces'

export type Params = Readonly<Record<string, unknown>>
/** Translates a key such as `validation.required` or `errors.tooMany`; an unknown key is returned unchanged. */
export type Translate = (key: string, params?: Params) => string

/** A translator over loaded texts; React-free, for the server, mails and tests. */
export const translateWith = (language: Language, texts: object): Translate => {
  const instance = createInstance()
  instance.init(i18nextOptions(language, texts))
  printNumbers(instance)
  return (key, params = {}) => instance.t(key, counted(params))
}

/** A number in a text (`{{min, number}}`) looks as in fields: in the format of the business, in every language. */
export const printNumbers = ({ services }: i18n): void =>
  services.formatter?.add('number', value =>
    typeof value === 'number' ? printNumber(value) : String(value),
  )

/** The number that decides between `key` and `key_one`: `count`, or else `number`. */
export const counted = (params: Params): Params =>
  params.number === undefined ? params : { count: params.number, ...params }

const loaded = new Map<Language, Promise<Translate>>()

/** The translator of a language, created once; the resolved function is synchronous. */
export const translatorFor = (reader: Language): Promise<Translate> => {
  const language = plainLanguage(reader)
  const known = loaded.get(language)
  if (known) return known
  const made = loadTexts(language).then(texts => translateWith(language, texts))
  loaded.set(language, made)
  // A chunk that failed to load may load on the next request.
  made.catch(() => loaded.delete(language))
  return made
}

/**
 * Options of i18next on both sides. It uses the html code, because its plural rules do not know "cn".
 * Values are not escaped (React escapes, plain text must not be) and never read as keys.
 */
export const i18nextOptions = (language: Language, texts: object): InitOptions => ({
  lng: htmlLang(language),
  fallbackLng: false,
  load: 'currentOnly',
  resources: { [htmlLang(language)]: { translation: texts } },
  nsSeparator: false,
  initImmediate: false,
  returnNull: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
})
