import type { JsonObject } from '../../base/json'
/** An order or a warranty device at the time of the call. */
export type Parcel = JsonObject

/** The courier (Servientrega). The key makes a request idempotent. */
export interface Courier {
  readonly simulated: boolean
  waybill(key: string, parcel: Parcel): Promise<unknown>
}
