/** Languages of the interface. */
export type Language = 'en' | 'fr' | 'vi' | 'cn' | 'ar' | 'es'

/** Text of a schema: at least Spanish; a plain string is used in every language. */
export type Text =
  | string
  | { es: string; en?: string; fr?: string; vi?: string; cn?: string; ar?: string }

/** A text in all languages. */
export type Translations = Readonly<Record<Language, string>>

/** Text in a language, otherwise English, otherwise Spanish. */
export const textIn = (text: Text, language: Language): string => {
  if (typeof text === 'string') return text
  return text[language] || (language === 'es' ? '' : text.en) || text.es
}
