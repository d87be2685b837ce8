import { business } from '@business/business'
import { featureDescriptions } from '@business/features'
import { customKinds } from '@business/kinds'
import { setBusiness } from '../src/base/business.js'
import { describeKinds, setKinds } from '../src/kinds/registry.js'
import { setFeatures } from '../src/model/check/features.js'

// for modules imported after this one: the schema language as this business speaks it
setBusiness(business)
setKinds(customKinds)
await describeKinds()
setFeatures(featureDescriptions)
