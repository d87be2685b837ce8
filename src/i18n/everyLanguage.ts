import { resources } from 'virtual:schema-texts/all'
import { business } from '../base/business'
import type { AnySchema } from '../model/schema'
import { mapTexts, textUnder } from '../model/words/texts'
import { languages } from './languages'

/** The schema with its texts in every translated language; a proper name is the same in all languages. */
export const inEveryLanguage = (schema: AnySchema): AnySchema =>
  mapTexts(schema, (key, own) => {
    const found = languages().flatMap(({ value: language }) => {
      const texts = resources[`./${language}/resources/${schema.name}.json`] ?? {}
      const text = textUnder(key, texts)
      return text === undefined ? [] : [[language, text] as const]
    })
    return found.length === 0 ? own : { [business().language]: own, ...Object.fromEntries(found) }
  })
