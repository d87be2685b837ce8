import { checkoutFeatures } from '../areas/checkout/features'
import { reportSheets } from '../areas/credit/reportSheets'
import { documentFeatures } from '../areas/documents/features'
import type { ServerFeature } from '../http/serverBusiness'

/** Server halves of the features of all areas. */
export const serverAreaFeatures: Readonly<Record<string, ServerFeature>> = {
  ...checkoutFeatures,
  ...documentFeatures,
  reportWorkbook: { sheets: reportSheets },
}
