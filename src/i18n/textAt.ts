import type { Language, Translations } from '../domain/text'

/** The texts by their places, each in the languages that are here. */
const texts = new Map<number, Partial<Record<Language, string>>>()

function at(place: number) {
  const known = texts.get(place) ?? {}
  texts.set(place, known)
  return known
}

/** Keeps the texts of one language by their places. */
export function tellTexts(language: Language, told: Readonly<Record<number, string>>) {
  for (const [place, words] of Object.entries(told)) at(Number(place))[language] = words
}

/**
 * What the browser's build has where a schema or a page writes a text out in six languages: a language
 * that has not come is no property of it.
 */
export const textAt = (place: number) => at(place) as Translations
