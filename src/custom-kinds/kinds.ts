import type { OptionsAndValues } from '../kinds/kind/custom'
import { identity } from './identity/data'
import { imei } from './imei/data'
import { phone } from './phone/data'

/** Kinds of this business: the data half of each. */
export const customKinds = { phone, identity, imei }

/** The words that a field of each kind may say, and the type of its value in a record. */
export type CustomKinds = OptionsAndValues<typeof customKinds>
