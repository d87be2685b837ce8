/** A product in the cart: what the shop knew of it, how many, and at which price (product.md 3). */
export interface CartItem {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly quantity: number
  /** `Price` of the price-list row that was chosen, in dollars without IVA. */
  readonly price: number
  readonly PriceList: number | null
  readonly comment: string
  readonly subtotal: number
  /** By price list, as far as they were known when it came to the cart: another customer has another list. */
  readonly prices?: Readonly<Record<string, number>>
}

/** A customer as the checkout keeps one: who gets the bill. */
export interface Billing {
  readonly ID: string
  readonly Cliente: string
  readonly [column: string]: unknown
}

/** The delivery address chosen among the customer's; `_ID` is its row, null the office. */
export interface Destination {
  readonly _ID: number | null
  readonly TIPO: string
  readonly [column: string]: unknown
}

/** The checkout of product.md 3. Amounts are dollars; only the arithmetic is in cents. */
export interface Checkout {
  readonly activeStep: number
  readonly cart: readonly CartItem[]
  readonly subtotal: number
  readonly total: number
  readonly discount: number
  readonly shipping: number
  readonly iva: number
  /** 0 after a reset: nothing was chosen. */
  readonly warehouse: string | 0
  readonly method: number
  readonly comment: string
  readonly servientrega: Destination | null
  readonly billing: Billing | null
  readonly totalItems: number
}

/** With its dot (product.md 9). */
export const NO_COMMENT = 'Ninguno.'
/** What a line says when nobody said anything (domain.md 2.5). */
export const NO_LINE_COMMENT = 'Ninguno..'

/** The most units of one product in a cart (domain.md 6). */
export const MOST_UNITS = 100
/** Cart, customer, finish, and the order that was made. */
export const STEPS = 3

const nothing = {
  activeStep: 0,
  cart: [],
  subtotal: 0,
  total: 0,
  discount: 0,
  shipping: 0,
  iva: 0,
  comment: NO_COMMENT,
  servientrega: null,
  billing: null,
  totalItems: 0,
} as const

/** A checkout nobody has touched (product.md 9). */
export const newCheckout: Checkout = { ...nothing, warehouse: '002', method: 2 }

/** A cart that was reset: warehouse and method are 0, so that both are asked for (product.md 4). */
export const resetCheckout: Checkout = { ...nothing, warehouse: 0, method: 0 }
