import { schemas } from 'virtual:catalogue'
import { setBusiness } from './base/business'
import { business } from './business'
import { inEveryLanguage } from './i18n/everyLanguage'
import { createCatalogue } from './model/check/catalogue'

setBusiness(business)

const loaded = await Promise.all(Object.values(schemas).map(load => load()))

/** Every resource, loaded, with its texts in every language: for the server, commands and tests. */
export const catalogue = createCatalogue(loaded.map(inEveryLanguage))
