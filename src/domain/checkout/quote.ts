import { dollars } from '../money'
import { ivaOf } from '../tax'

/** What somebody wants to order, as it travels: the checkout without what the server reckons itself. */
export interface Wanted {
  readonly cart: readonly WantedLine[]
  readonly discount: number
  readonly shipping: number
  readonly warehouse: string
  /** Null: the customer's own term. */
  readonly method: number | null
  readonly comment: string
  /** The row of the customer's address; null: collected at the office. */
  readonly servientrega: number | null
  /** The customer's code. */
  readonly billing: string
}
/** A quote may be asked before it is known from where the order leaves. */
export interface Asked extends Omit<Wanted, 'warehouse'> {
  readonly warehouse: string | null
}
export interface WantedLine {
  readonly CODIGO: string
  readonly quantity: number
  /** As the cart shows it; the server has its own. */
  readonly price: number
  readonly PriceList: number | null
  readonly comment: string
}

/** Where the server's word differs from the cart's. */
export type Difference =
  | { readonly kind: 'price'; readonly CODIGO: string; readonly was: number; readonly is: number }
  /** Fewer units than wanted; how many there are, where one may know. */
  | { readonly kind: 'stock'; readonly CODIGO: string; readonly available: number | null }
  /** Not sold any longer, or not to them. */
  | { readonly kind: 'gone'; readonly CODIGO: string }

export interface QuoteLine {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly quantity: number
  readonly price: number
  readonly PriceList: number | null
  readonly subtotal: number
}

/** What an order would come to at this moment. */
export interface Quote extends Totals {
  readonly lines: readonly QuoteLine[]
  readonly differences: readonly Difference[]
  /** What the customer may still spend, before this order; null where it is not the asker's to know. */
  readonly credit: number | null
  /** The payment term it would have. */
  readonly method: number
  /** The customer's own term, where this one is longer and it is the asker's to know: credit must agree. */
  readonly longerThan: number | null
  /** The warehouses offered that have every unit of it. */
  readonly enough: readonly string[]
  /** From where it would leave, as asked or as proposed; null where that is not the asker's to know. */
  readonly warehouse: string | null
}

export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly iva: number
  readonly total: number
}

/** An order's own totals: delivery is one of its lines, and IVA is due on what remains after the discount (design.md, decision 3). */
export function totalsOf(lines: number, shipping: number, discount: number): Totals {
  const taxed = lines + shipping - discount
  const iva = ivaOf(taxed)
  return {
    subtotal: dollars(lines),
    discount: dollars(discount),
    shipping: dollars(shipping),
    iva: dollars(iva),
    total: dollars(taxed + iva),
  }
}

/** Not enough, or not there: no order can be made of it. */
export const stopsOrder = ({ differences }: Quote): boolean =>
  differences.some(({ kind }) => kind !== 'price')
