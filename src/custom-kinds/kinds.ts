import type { OptionsAndValues } from '../kinds/kind/custom'
import { edition } from './edition/data'
import { identity } from './identity/data'
import { imei } from './imei/data'
import { phone } from './phone/data'
import { waybillNumber } from './waybillNumber/data'

/** Kinds of this business: the data half of each. */
export const customKinds = { phone, identity, imei, waybillNumber, edition }

/** The words that a field of each kind may say, and the type of its value in a record. */
export type CustomKinds = OptionsAndValues<typeof customKinds>
