import type { DescriptionsOf } from '../model/kinds/custom'
import { identityDescription } from './identity/description'
import { imeiDescription } from './imei/description'
import type { CustomKinds } from './kinds'
import { phoneDescription } from './phone/description'

/** What the server knows of the kinds besides their data. */
export const kindDescriptions: DescriptionsOf<CustomKinds> = {
  phone: phoneDescription,
  identity: identityDescription,
  imei: imeiDescription,
}
