import { business } from '../base/business'
import type { AnySchema } from '../model/schema'
import { mapTexts, type ResourceTexts, textUnder } from '../model/words/texts'
import { languages } from './languages'

const files = import.meta.glob<ResourceTexts>('../locales/*/resources/*.json', {
  eager: true,
  import: 'default',
})

/** The schema with its texts in every translated language; a proper name is the same in all languages. */
export const inEveryLanguage = (schema: AnySchema): AnySchema =>
  mapTexts(schema, (key, own) => {
    const found = languages().flatMap(({ value: language }) => {
      const texts = files[`../locales/${language}/resources/${schema.name}.json`] ?? {}
      const text = textUnder(key, texts)
      return text === undefined ? [] : [[language, text] as const]
    })
    return found.length === 0 ? own : { [business().language]: own, ...Object.fromEntries(found) }
  })
