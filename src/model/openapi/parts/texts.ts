import { business } from '../../../base/business'
import { humanise, inLanguage, type Language } from '../../../base/text'
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
  inLanguage(texts, language)[key].replaceAll('{{brand}}', business().brand)

/** Text of a tag; without one, its name made readable. */
export const tagText = (name: string, language: Language): string =>
  Object.hasOwn(texts.en, name) ? say(name as OpenApiText, language) : humanise(name)
