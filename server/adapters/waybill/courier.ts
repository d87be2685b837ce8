/** What is sent: an order, or a device under warranty, as it stood when the courier was called. */
export type Parcel = Readonly<Record<string, unknown>>

/** The courier (Servientrega). The key says which parcel: asked again it answers the same waybill. */
export interface Courier {
  readonly simulated: boolean
  waybill(key: string, parcel: Parcel): Promise<unknown>
}
