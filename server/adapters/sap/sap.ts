import type { JsonObject } from '../../base/json'
/** An order at the time of the call. */
export type SapOrder = JsonObject

/** Calls to SAP. The key makes a call idempotent. Answers are unchecked; `sapCalls` checks them. */
export interface Sap {
  readonly simulated: boolean
  salesOrder(key: string, order: SapOrder): Promise<unknown>
  /** Creates the invoice and reduces SAP's stock. */
  invoice(key: string, order: SapOrder): Promise<unknown>
  /** Reverses the documents of an order that is annulled or returned to credit. */
  cancelOrder(key: string, order: SapOrder): Promise<unknown>
  /** Creates the credit note of a warranty or of an invoiced order. */
  creditNote(key: string, order: SapOrder): Promise<unknown>
}
