/** An order as it stood when SAP was called. */
export type SapOrder = Readonly<Record<string, unknown>>

/**
 * What we ask of SAP. Each call carries a key of its own: whatever comes twice with the same key is done
 * once. Answers come as they are; `sapCalls` looks whether they make sense.
 */
export interface Sap {
  readonly simulated: boolean
  /** Makes the sales order of an approved order. */
  salesOrder(key: string, order: SapOrder): Promise<unknown>
  /** Makes the invoice, and takes its units off SAP's stock. */
  invoice(key: string, order: SapOrder): Promise<unknown>
  /** Takes back what was made of an order that is annulled or returned to credit. */
  takeBack(key: string, order: SapOrder): Promise<unknown>
  /** Makes the credit note of a warranty, or of a whole invoiced order. */
  creditNote(key: string, of: SapOrder): Promise<unknown>
}
