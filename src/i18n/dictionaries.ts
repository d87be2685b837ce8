type Dictionary = Readonly<Record<string, string>>

/** The column dictionaries of the languages in which sentences are read. */
export async function sentenceDictionaries(): Promise<{
  readonly es: Dictionary
  readonly en: Dictionary
}> {
  const [es, en] = await Promise.all([
    import('../locales/es/columns.json'),
    import('../locales/en/columns.json'),
  ])
  return { es: es.default, en: en.default }
}
