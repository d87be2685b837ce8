import { cents } from '../../../base/money'
import { calculateTotals, type Totals, type WantedOrder } from '../../../domain/checkout/quote'
import type { Checkout } from '../../../domain/checkout/state'

/** The checkout in the server's format. */
export const wantedOf = (checkout: Checkout): WantedOrder => ({
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

/** Totals at the cart's prices, computed like the server, for offline use. */
export const ownTotals = ({ subtotal, shipping, discount }: Checkout): Totals =>
  calculateTotals(cents(subtotal) ?? 0, cents(shipping) ?? 0, cents(discount) ?? 0)
