import type { CustomKindsOf } from '../model/kinds/custom'
import { type IdentityOptions, identity } from './identity/data'
import { type ImeiOptions, imei } from './imei/data'
import { type PhoneOptions, phone } from './phone/data'

/** Kinds of this business: the words its field may say, and the type of its value in a record. */
export interface CustomKinds {
  /** Telephone number: digits, with `+` in front where it is international.  */
  phone: [PhoneOptions, string]
  /** Cédula or RUC of Ecuador, checked by its digits.  */
  identity: [IdentityOptions, string]
  /** Number of a device, checked by its digits; pages of the device show everything that has it.  */
  imei: [ImeiOptions, string]
}

export const customKinds: CustomKindsOf<CustomKinds> = { phone, identity, imei }
