import { business, type Role, roleNameOf } from './business'

/** Languages that the engine has texts in (`src/locales`). */
const engineLanguages = ['en', 'fr', 'vi', 'cn', 'ar', 'es'] as const
export type EngineLanguage = (typeof engineLanguages)[number]
/** A language of the business by its stored code, such as a BCP 47 tag; texts that the engine lacks in it are English. */
export type Language = EngineLanguage | (string & Record<never, never>)

/**
 * Text of a schema: at least in the language of the business; a plain string is used in every language. The start
 * checks that the business speaks the others. @example `label: { pt: 'Aluno', en: 'Student', 'pt-BR': 'Estudante' }`
 */
export type LocalizedText = string | ({ [L in EngineLanguage]?: string } & OtherLanguages)
type Letters<Word extends string> = Word extends `${infer First}${infer Rest}`
  ? First | Letters<Rest>
  : never
type Letter = Letters<'abcdefghijklmnopqrstuvwxyz'>
type OtherLanguages = { [L in `${Letter}${Letter}`]?: string } & {
  [tag: `${string}-${string}`]: string
}

export type Translations = Readonly<Record<EngineLanguage, string>>

/** The language itself: `es` of `es@customer`. */
export function plainLanguage(language: Language): Language {
  const at = language.indexOf('@')
  return at < 0 ? language : language.slice(0, at)
}

/** A language as staff read it, and as each role with a portal does, which may have words of its own: `es@customer`. */
export const readingsOf = (language: Language): readonly Language[] => [
  language,
  ...Object.keys(business().menu?.portals ?? {}).map(name => `${language}@${name}`),
]

/** The language as this role reads it. */
export const languageFor = (language: Language, role: Role | undefined): Language => {
  const [staff = language, ...portals] = readingsOf(plainLanguage(language))
  return portals.find(own => own === `${staff}@${roleNameOf(role ?? '')}`) ?? staff
}

/** Whether this role reads texts of this language, or of this variety of one. */
export const readsLanguage = (language: Language, role: Role | undefined): boolean =>
  plainLanguage(language) === language || languageFor(language, role) === language

/** The engine's value for a language, otherwise for English. */
export const inLanguage = <V>(its: Readonly<Record<EngineLanguage, V>>, language: Language): V => {
  const plain = plainLanguage(language)
  return Object.hasOwn(its, plain) ? its[plain as EngineLanguage] : its.en
}

/**
 * Text in a language, otherwise in English, otherwise in the language of the business. A text without the
 * language of the business is empty in it, so that its dictionary of columns names the field. What a portal has
 * no own words for reads as staff read it.
 */
export const textIn = (text: LocalizedText, language: Language): string => {
  if (typeof text === 'string') return text
  const own = business().language
  const by: Readonly<Record<string, string | undefined>> = text
  const plain = plainLanguage(language)
  if (plain !== language) return by[language] || textIn(text, plain)
  const isNamed = language === own && engineLanguages.some(its => its === own)
  return by[language] || (isNamed ? '' : by.en) || by[own] || ''
}

/** `OBS_VENDEDOR` and `obsVendedor` become "Obs vendedor"; names without letters stay unchanged. */
export const humanise = (name: string): string => {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
