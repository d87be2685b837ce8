import { business } from '@business/business'
import { kindDescriptions } from '@business/descriptions'
import { featureDescriptions } from '@business/features'
import { customKinds } from '@business/kinds'
import { setBusiness } from '../src/base/business'
import { setFeatures } from '../src/model/check/features'
import { setKinds } from '../src/model/kinds/registry'

// As at the start of server and browser.
setBusiness(business)
setKinds(customKinds, kindDescriptions)
setFeatures(featureDescriptions)
