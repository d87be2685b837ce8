import type { Totals } from './quote'

/** A product in the cart with quantity and price. */
export interface CartItem {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly quantity: number
  /** `Price` of the chosen price-list row, in dollars without IVA. */
  readonly price: number
  readonly PriceList: number | null
  readonly comment: string
  readonly subtotal: number
  /** Known prices by price list, for a change of customer. */
  readonly prices?: Readonly<Record<string, number>>
}

export interface Billing {
  readonly ID: string
  readonly Cliente: string
  readonly [column: string]: unknown
}

/** Delivery address; `_ID` is its row, null the office. */
export interface Destination {
  readonly _ID: number | null
  readonly TIPO: string
  readonly [column: string]: unknown
}

/** State of the checkout (business.md#checkout). Amounts are dollars; calculations use cents. */
export interface Checkout extends Totals {
  readonly activeStep: number
  readonly cart: readonly CartItem[]
  /** 0 after a reset: not chosen. */
  readonly warehouse: string | 0
  readonly method: number
  readonly comment: string
  readonly servientrega: Destination | null
  readonly billing: Billing | null
  readonly totalItems: number
}

/** Includes the full stop. */
export const NO_COMMENT = 'Ninguno.'
/** Default comment of a line (business.md#checkout). */
export const NO_LINE_COMMENT = 'Ninguno..'

/** Maximum units of a product in the cart (business.md#code-lists). */
export const MOST_UNITS = 100
/** Cart, customer, finish, confirmation. */
export const STEPS = 3

const emptyCart = {
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

/** Initial state. */
export const newCheckout: Checkout = { ...emptyCart, warehouse: '002', method: 2 }

/** State after a reset: warehouse and method are 0, so that both must be chosen. */
export const resetCheckout: Checkout = { ...emptyCart, warehouse: 0, method: 0 }
