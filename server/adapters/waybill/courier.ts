/** An order or a warranty device at the time of the call. */
export type Parcel = Readonly<Record<string, unknown>>

/** The courier (Servientrega). The key makes a request idempotent. */
export interface Courier {
  readonly simulated: boolean
  waybill(key: string, parcel: Parcel): Promise<unknown>
}
