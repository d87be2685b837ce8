import { business } from './business'

export type Language = 'en' | 'fr' | 'vi' | 'cn' | 'ar' | 'es'

/** Text of a schema: at least in the language of the business; a plain string is used in every language. */
export type Text = string | { [L in Language]?: string }

export type Translations = Readonly<Record<Language, string>>

/** Text in a language, otherwise in English, otherwise in the language of the business. */
export const textIn = (text: Text, language: Language): string => {
  if (typeof text === 'string') return text
  const own = business().language
  return text[language] || (language === own ? '' : text.en) || text[own] || ''
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
