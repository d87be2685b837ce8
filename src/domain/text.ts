/** The six languages of the interface (product.md 3, design.md decision 1). */
export type Language = 'en' | 'fr' | 'vi' | 'cn' | 'ar' | 'es'

/** A text as a schema gives it: Spanish at least; a plain string is the same in every language. */
export type Text =
  | string
  | { es: string; en?: string; fr?: string; vi?: string; cn?: string; ar?: string }

/** A text complete in every language, as everything that ships with the product is. */
export type Translations = Readonly<Record<Language, string>>

/** The words in this language, else in English where the reader has no Spanish, else in Spanish. */
export const textIn = (text: Text, language: Language): string => {
  if (typeof text === 'string') return text
  return text[language] || (language === 'es' ? '' : text.en) || text.es
}
