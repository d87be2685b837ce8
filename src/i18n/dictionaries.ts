import { loadNamespace } from './namespaces'

/** The column dictionaries of the languages in which sentences are read. */
export async function sentenceDictionaries() {
  const [es, en] = await Promise.all([
    loadNamespace('es', 'columns'),
    loadNamespace('en', 'columns'),
  ])
  return { es, en }
}
