import { columnTexts } from './columnTexts'

/** The column dictionaries of the languages in which sentences are read. */
export async function sentenceDictionaries() {
  const [es, en] = await Promise.all([columnTexts('es'), columnTexts('en')])
  return { es, en }
}
