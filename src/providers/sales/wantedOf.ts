import { type Totals, totalsOf, type Wanted } from '../../domain/checkout/quote'
import type { Checkout } from '../../domain/checkout/state'
import { cents } from '../../domain/money'

/** The checkout as it travels. */
export const wantedOf = (checkout: Checkout): Wanted => ({
  cart: checkout.cart.map(({ CODIGO, quantity, price, PriceList, comment }) => ({
    CODIGO,
    quantity,
    price,
    PriceList,
    comment,
  })),
  discount: checkout.discount,
  shipping: checkout.shipping,
  warehouse: String(checkout.warehouse),
  method: checkout.method,
  comment: checkout.comment,
  servientrega: checkout.servientrega?._ID ?? null,
  billing: checkout.billing?.ID ?? '',
})

/** What the order would come to at the cart's prices: the server's own arithmetic, while it cannot be asked. */
export const ownTotals = ({ subtotal, shipping, discount }: Checkout): Totals =>
  totalsOf(cents(subtotal) ?? 0, cents(shipping) ?? 0, cents(discount) ?? 0)
