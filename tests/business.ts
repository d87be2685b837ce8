import { business } from '@business/business'
import { featureDescriptions } from '@business/features'
import { customKinds } from '@business/kinds'
import { setBusiness } from '../src/base/business'
import { describeKinds, setKinds } from '../src/kinds/registry'
import { setFeatures } from '../src/model/check/features'

// As at the start of server and browser.
setBusiness(business)
setKinds(customKinds)
await describeKinds()
setFeatures(featureDescriptions)
