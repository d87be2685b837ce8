import { checkoutFeatures } from '../areas/checkout/features'
import { creditFeatures } from '../areas/credit/features'
import { documentFeatures } from '../areas/documents/features'

/** Server halves of the features of all areas. */
export const serverAreaFeatures = { ...checkoutFeatures, ...creditFeatures, ...documentFeatures }
