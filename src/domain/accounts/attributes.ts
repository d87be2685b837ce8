/** What the distributor knows of a signed-in user, besides the company. */
interface Attributes {
  readonly WAREHOUSE: readonly string[]
  /** The customer that buys through this account. */
  readonly CARD_CODE: string | null
  readonly PRICE_LIST?: number
  readonly SUCURSAL: string | null
}

export const attributesOf = (me: object): Attributes => me as Attributes
