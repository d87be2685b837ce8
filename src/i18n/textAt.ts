import type { Language, Translations } from '../domain/text'
import { languages } from './languages'

const lists = new Map<Language, Record<number, string>>()

/** Keeps the texts of one language by their places. */
export const tellTexts = (language: Language, texts: Readonly<Record<number, string>>) =>
  void lists.set(language, Object.assign(lists.get(language) ?? {}, texts))

/** What the browser's build has where a schema or a page writes a text out in six languages. */
export function textAt(place: number): Translations {
  const text = {}
  for (const { value } of languages)
    Object.defineProperty(text, value, {
      enumerable: true,
      get: () => lists.get(value)?.[place],
    })
  return text as Translations
}
