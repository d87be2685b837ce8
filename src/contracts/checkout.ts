import { largestAmount } from '../base/money'
import type { Quote } from '../domain/checkout/quote'
import { sellingRoles } from '../domain/checkout/sellers'
import { MOST_UNITS } from '../domain/checkout/state'
import { deliveryOptions } from '../domain/orders/deliveryOptions'
import { paymentTerms } from '../domain/orders/paymentTerms'
import { type BodyOf, defineRoute } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const PATH = '/hanadb/api/orders'
const asSeller = {
  tag: 'invoices',
  policy: 'schema',
  allow: sellingRoles,
  inCompany: true,
} as const
const amount: s.RouteShape<number> = { ...s.money, minimum: 0, maximum: largestAmount }
const codes = (options: object) => s.choice(Object.keys(options).map(Number))

const line = s.object({
  CODIGO: s.textUpTo(40),
  quantity: { ...s.integer, minimum: 1, maximum: MOST_UNITS },
  /** Price in the cart; the server uses its own. */
  price: amount,
  PriceList: s.orNull(s.integer),
  comment: s.textUpTo(200),
})

/** The checkout without computed amounts. */
const wanted = {
  cart: { ...s.list(line, 100), minItems: 1 },
  discount: amount,
  shipping: codes(deliveryOptions),
  warehouse: s.textUpTo(20),
  /** Default: the customer's own term. */
  'method?': s.orNull(codes(paymentTerms)),
  comment: s.textUpTo(1000),
  /** Row of the customer's address; null: collected at the office. */
  servientrega: s.orNull(s.integer),
  /** Customer code. */
  billing: s.textUpTo(40),
} as const

const quoted: s.RouteShape<Quote> = {
  type: 'object',
  properties: {
    ...{ lines: s.list(s.anyObject), differences: s.list(s.anyObject), enough: s.list(s.text) },
    ...{ credit: s.orNull(s.number), warehouse: s.orNull(s.text) },
    ...{
      subtotal: s.number,
      discount: s.number,
      shipping: s.number,
      iva: s.number,
      total: s.number,
    },
  },
}

/** Current totals of an order; the warehouse is optional. */
export const quote = defineRoute(`POST ${PATH}/quote`, {
  ...asSeller,
  name: 'orders.quote',
  reads: true,
  body: s.object({ ...wanted, warehouse: s.orNull(wanted.warehouse) }),
  response: quoted,
})

/** Places an order exactly as confirmed, at this total. */
export const placeOrder = defineRoute(`POST ${PATH}/order`, {
  ...asSeller,
  name: 'orders.placeOrder',
  idempotent: 'required',
  body: s.object({ ...wanted, total: amount }),
  response: s.recordOf('invoices'),
  status: 201,
  refusals: [409, 503],
})

export type QuoteInput = BodyOf<typeof quote>
