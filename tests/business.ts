import { setBusiness } from '../src/base/business'
import { business } from '../src/business'

// As at the start of server and browser.
setBusiness(business)
