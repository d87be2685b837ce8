import { schemas } from 'virtual:catalogue'
import { setBusiness } from './base/business'
import { business } from './business'
import { customKinds } from './custom-kinds/kinds'
import { inEveryLanguage } from './i18n/everyLanguage'
import { describeKinds, setKinds } from './kinds/registry'
import { createCatalogue } from './model/check/catalogue'
import { setFeatures } from './model/words/features'
import { featureDescriptions } from './schemas/features/descriptions'

setBusiness(business)
setKinds(customKinds)
await describeKinds()
setFeatures(featureDescriptions)

const loaded = await Promise.all(Object.values(schemas).map(load => load()))

/** Every resource, loaded, with its texts in every language: for the server, commands and tests. */
export const catalogue = createCatalogue(loaded.map(inEveryLanguage))
