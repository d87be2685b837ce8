import { schemas } from 'virtual:catalogue'
import { business } from '@business/business'
import { featureDescriptions } from '@business/features'
import { customKinds } from '@business/kinds'
import { setBusiness } from './base/business'
import { inEveryLanguage } from './i18n/everyLanguage'
import { describeKinds, setKinds } from './kinds/registry'
import { createCatalogue } from './model/check/catalogue'
import { setFeatures } from './model/check/features'

// composition: one of the modules that know which business runs (docs/architecture.md, "The business")
setBusiness(business)
setKinds(customKinds)
await describeKinds()
setFeatures(featureDescriptions)

const loaded = await Promise.all(Object.values(schemas).map(load => load()))

/** Every resource, loaded, with its texts in every language: for the server, commands and tests. */
export const catalogue = createCatalogue(loaded.map(inEveryLanguage))
