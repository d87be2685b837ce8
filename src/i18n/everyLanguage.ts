import type { AnySchema } from '../model/schema'
import { mapTexts, type ResourceTexts, textUnder } from '../model/words/texts'

const files = import.meta.glob<ResourceTexts>('../locales/*/resources/*.json', {
  eager: true,
  import: 'default',
})
const languages = ['en', 'fr', 'vi', 'cn', 'ar'] as const

/** The schema with its texts in every translated language; a proper name is the same in all languages. */
export const inEveryLanguage = (schema: AnySchema): AnySchema =>
  mapTexts(schema, (key, es) => {
    const found = languages.flatMap(language => {
      const texts = files[`../locales/${language}/resources/${schema.name}.json`] ?? {}
      const text = textUnder(key, texts)
      return text === undefined ? [] : [[language, text] as const]
    })
    return found.length === 0 ? es : { es, ...Object.fromEntries(found) }
  })
