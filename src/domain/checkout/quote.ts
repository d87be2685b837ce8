import { dollars } from '../../base/money'
import { calculateIva } from '../orders/tax'
import type { CartItem } from './state'

/** An order request on the wire: the checkout without computed amounts. */
export interface WantedOrder {
  readonly cart: readonly WantedLine[]
  readonly discount: number
  readonly shipping: number
  readonly warehouse: string
  /** Null: the customer's own term. */
  readonly method: number | null
  readonly comment: string
  /** Row of the customer's address; null: collected at the office. */
  readonly servientrega: number | null
  /** Customer code. */
  readonly billing: string
}
/** A quote may be requested without a warehouse. */
export interface QuoteRequest extends Omit<WantedOrder, 'warehouse'> {
  readonly warehouse: string | null
}
export interface WantedLine
  extends Pick<CartItem, 'CODIGO' | 'quantity' | 'PriceList' | 'comment'> {
  /** Price in the cart; the server uses its own. */
  readonly price: number
}

/** Difference between the cart and the server's data. */
export type Difference =
  | { readonly kind: 'price'; readonly CODIGO: string; readonly was: number; readonly is: number }
  /** Insufficient stock, with the available units if the reader may see them. */
  | { readonly kind: 'stock'; readonly CODIGO: string; readonly available: number | null }
  /** No longer sold, or not to this user. */
  | { readonly kind: 'gone'; readonly CODIGO: string }

export type QuoteLine = Omit<CartItem, 'comment' | 'prices'>

/** Current totals and terms of an order. */
export interface Quote extends Totals {
  readonly lines: readonly QuoteLine[]
  readonly differences: readonly Difference[]
  /** Remaining credit before this order; null if the reader may not see it. */
  readonly credit: number | null
  readonly method: number
  /** The customer's own term, if this one is longer and the reader may see it; credit must approve. */
  readonly longerThan: number | null
  /** Offered warehouses with sufficient stock. */
  readonly enough: readonly string[]
  /** Warehouse, requested or proposed; null if the reader may not see it. */
  readonly warehouse: string | null
}

export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly iva: number
  readonly total: number
}

/** Totals of an order. Delivery is one of its lines; IVA applies to the amount after the discount. */
export function calculateTotals(lines: number, shipping: number, discount: number): Totals {
  const taxed = lines + shipping - discount
  const iva = calculateIva(taxed)
  return {
    subtotal: dollars(lines),
    discount: dollars(discount),
    shipping: dollars(shipping),
    iva: dollars(iva),
    total: dollars(taxed + iva),
  }
}

export const stopsOrder = ({ differences }: Quote): boolean =>
  differences.some(({ kind }) => kind !== 'price')
