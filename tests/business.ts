import { setBusiness } from '../src/base/business'
import { business } from '../src/business'
import { customKinds } from '../src/custom-kinds/kinds'
import { describeKinds, setKinds } from '../src/kinds/registry'
import { setFeatures } from '../src/model/words/features'
import { featureDescriptions } from '../src/schemas/features/descriptions'

// As at the start of server and browser.
setBusiness(business)
setKinds(customKinds)
await describeKinds()
setFeatures(featureDescriptions)
