import { setBusiness } from '../src/base/business'
import { business } from '../src/business'
import { kindDescriptions } from '../src/custom-kinds/descriptions'
import { customKinds } from '../src/custom-kinds/kinds'
import { setKinds } from '../src/model/kinds/registry'
import { setFeatures } from '../src/model/words/features'
import { featureDescriptions } from '../src/schemas/features/descriptions'

// As at the start of server and browser.
setBusiness(business)
setKinds(customKinds, kindDescriptions)
setFeatures(featureDescriptions)
