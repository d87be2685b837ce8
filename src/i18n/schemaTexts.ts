import { business } from '../base/business'
import { type EngineLanguage, type Language, type LocalizedText, plainLanguage } from '../base/text'
import type { AnySchema } from '../model/schema'
import { mapTexts, type TextKey, textsName, textUnder } from '../model/words/texts'
import { languages } from './languages'

/** Translations of the schemas by language; the language they are written in needs none. */
const translations: Readonly<
  Record<EngineLanguage, () => Promise<typeof import('virtual:schema-texts/en')>>
> = {
  en: () => import('virtual:schema-texts/en'),
  fr: () => import('virtual:schema-texts/fr'),
  vi: () => import('virtual:schema-texts/vi'),
  cn: () => import('virtual:schema-texts/cn'),
  ar: () => import('virtual:schema-texts/ar'),
  es: () => import('virtual:schema-texts/es'),
}

type Translated = Exclude<LocalizedText, string> & Record<string, string>
/** Texts of the loaded schemas, by resource. */
const loaded = new Map<string, (readonly [TextKey, Translated])[]>()
const spoken = new Set<Language>()
const coming = new Map<string, Promise<void>>()

/** Loads a schema with its texts in the languages in use; languages chosen later are added when they load. */
export async function translateSchema(
  name: string,
  load: () => Promise<AnySchema>,
): Promise<AnySchema> {
  const coming = [...spoken].map(language => translationsOf(name, language))
  const [schema] = await Promise.all([load(), ...coming])
  const texts: (readonly [TextKey, Translated])[] = []
  const translated = mapTexts(schema, (key, own) => {
    const text: Translated = { [business().language]: own }
    texts.push([key, text])
    return text
  })
  loaded.set(name, texts)
  await Promise.all([...spoken].map(language => fill(name, language)))
  return translated
}

type Labelled = Pick<AnySchema, 'name' | 'label'>
type LoadLabels = () => Promise<{ readonly labels: Readonly<Record<string, string>> }>
let labelled: readonly Labelled[] = []
let labelsIn: Readonly<Record<string, LoadLabels>> = {}

/** Resources whose labels are added in each language that is spoken, before their schemas are loaded. */
export function translateLabels(
  resources: readonly Labelled[],
  loads: Readonly<Record<string, LoadLabels>>,
): void {
  labelled = resources
  labelsIn = loads
}

async function fillLabels(language: Language) {
  const found = await labelsIn[language]?.()
  for (const { name, label } of found ? labelled : []) {
    const translation = found?.labels[name]
    if (translation !== undefined && typeof label === 'object')
      (label as Translated)[language] = translation
  }
}

/** Loads this language for the loaded schemas and for later ones, that of a portal with what it says as to staff. */
export async function speak(language: Language): Promise<void> {
  const plain = plainLanguage(language)
  if (plain !== language) await speak(plain)
  const isNew = !spoken.has(language)
  spoken.add(language)
  try {
    await Promise.all([
      fillLabels(language),
      ...[...loaded.keys()].map(name => fill(name, language)),
    ])
  } catch (error) {
    if (isNew) spoken.delete(language)
    throw error
  }
}

/**
 * Loads the texts of the loaded schemas in every language, as far as available: files and pasted cells
 * may use any of them.
 */
export const loadSchemaTexts = async (): Promise<void> =>
  void (await Promise.allSettled([
    ...languages().flatMap(({ value }) => [...loaded.keys()].map(name => fill(name, value))),
  ]))

function fill(resource: string, language: Language): Promise<void> {
  const name = `${language} ${resource}`
  const known = coming.get(name) ?? fetched(resource, language)
  coming.set(name, known)
  known.catch(() => coming.delete(name))
  return known
}

async function fetched(resource: string, language: Language) {
  const found = await translationsOf(resource, language)
  for (const [key, text] of loaded.get(resource) ?? []) {
    const translation = found && textUnder(key, found)
    if (translation !== undefined) text[language] = translation
  }
}

async function translationsOf(resource: string, reader: Language) {
  if (reader === business().language) return undefined
  const [language, file] = [plainLanguage(reader), `${textsName(resource, reader)}.json`]
  if (!Object.hasOwn(translations, language)) {
    const { resources } = await import('virtual:schema-texts/others')
    return resources[`./${language}/resources/${file}`]?.()
  }
  const { resources } = await translations[language as EngineLanguage]()
  return resources[`./${file}`]?.()
}
