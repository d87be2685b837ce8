import { business } from '../../../base/business'
import { humanise, type Language } from '../../../base/text'
import ar from '../../../locales/ar/openapi.json'
import cn from '../../../locales/cn/openapi.json'
import en from '../../../locales/en/openapi.json'
import es from '../../../locales/es/openapi.json'
import fr from '../../../locales/fr/openapi.json'
import vi from '../../../locales/vi/openapi.json'

const texts = { es, en, fr, vi, cn, ar }

export type OpenApiText = keyof typeof es

/** Text of the OpenAPI document that is not a schema label. */
export const say = (key: OpenApiText, language: Language): string =>
  texts[language][key].replaceAll('{{brand}}', business().brand)

/** Text of a tag; without one, its name made readable. */
export const tagText = (name: string, language: Language): string =>
  Object.hasOwn(texts[language], name) ? say(name as OpenApiText, language) : humanise(name)
