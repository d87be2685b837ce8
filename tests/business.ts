import { business } from '@business/business'
import { kindDescriptions } from '@business/descriptions'
import { featureDescriptions } from '@business/features'
import { customKinds } from '@business/kinds'
import { setBusiness } from '../src/base/business'
import { setKinds } from '../src/model/kinds/registry'
import { setFeatures } from '../src/model/words/features'

// As at the start of server and browser.
setBusiness(business)
setKinds(customKinds, kindDescriptions)
setFeatures(featureDescriptions)
