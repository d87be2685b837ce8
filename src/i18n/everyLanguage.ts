import { resources } from 'virtual:schema-texts/all'
import { business } from '../base/business'
import { plainLanguage, readingsOf } from '../base/text'
import type { AnySchema } from '../model/schema'
import { mapTexts, textsName, textUnder } from '../model/words/texts'
import { languages } from './languages'

/** The schema with its texts in every translated language; a proper name is the same in all languages. */
export const inEveryLanguage = (schema: AnySchema): AnySchema =>
  mapTexts(schema, (key, own) => {
    const found = languages()
      .flatMap(({ value }) => readingsOf(value))
      .flatMap(language => {
        const texts =
          resources[
            `./${plainLanguage(language)}/resources/${textsName(schema.name, language)}.json`
          ] ?? {}
        const text = textUnder(key, texts)
        return text === undefined ? [] : [[language, text] as const]
      })
    return found.length === 0 ? own : { [business().language]: own, ...Object.fromEntries(found) }
  })
