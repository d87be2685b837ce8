import { largestAmount } from '../base/money'
import type { Quote } from '../domain/checkout/quote'
import { sellingRoles } from '../domain/checkout/sellers'
import { MOST_UNITS } from '../domain/checkout/state'
import { deliveryOptions } from '../domain/orders/deliveryOptions'
import { paymentTerms } from '../domain/orders/paymentTerms'
import { type BodyOf, defineRoute } from '../model/route/defineRoute'
import {
  anyObject,
  choice,
  integer,
  list,
  money,
  number,
  object,
  orNull,
  type RouteShape,
  recordOf,
  text,
  textUpTo,
} from '../model/route/shapes'

const PATH = '/hanadb/api/orders'
const asSeller = {
  tag: 'invoices',
  policy: 'schema',
  allow: sellingRoles,
  inCompany: true,
} as const
const amount: RouteShape<number> = { ...money, minimum: 0, maximum: largestAmount }
const codes = (options: object) => choice(Object.keys(options).map(Number))

const line = object({
  CODIGO: textUpTo(40),
  quantity: { ...integer, minimum: 1, maximum: MOST_UNITS },
  /** Price in the cart; the server uses its own. */
  price: amount,
  PriceList: orNull(integer),
  comment: textUpTo(200),
})

/** The checkout without computed amounts. */
const wanted = {
  cart: { ...list(line, 100), minItems: 1 },
  discount: amount,
  shipping: codes(deliveryOptions),
  warehouse: textUpTo(20),
  /** Default: the customer's own term. */
  'method?': orNull(codes(paymentTerms)),
  comment: textUpTo(1000),
  /** Row of the customer's address; null: collected at the office. */
  servientrega: orNull(integer),
  /** Customer code. */
  billing: textUpTo(40),
} as const

const quoted: RouteShape<Quote> = {
  type: 'object',
  properties: {
    ...{ lines: list(anyObject), differences: list(anyObject), enough: list(text) },
    ...{ credit: orNull(number), warehouse: orNull(text) },
    ...{ subtotal: number, discount: number, shipping: number, iva: number, total: number },
  },
}

/** Current totals of an order; the warehouse is optional. */
export const quote = defineRoute(`POST ${PATH}/quote`, {
  ...asSeller,
  name: 'orders.quote',
  reads: true,
  body: object({ ...wanted, warehouse: orNull(wanted.warehouse) }),
  response: quoted,
})

/** Places an order exactly as confirmed, at this total. */
export const placeOrder = defineRoute(`POST ${PATH}/order`, {
  ...asSeller,
  name: 'orders.placeOrder',
  idempotent: 'required',
  body: object({ ...wanted, total: amount }),
  response: recordOf('invoices'),
  status: 201,
  refusals: [409, 503],
})

export type QuoteInput = BodyOf<typeof quote>
