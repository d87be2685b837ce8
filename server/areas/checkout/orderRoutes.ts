import { cents, dollars } from '../../../src/base/money'
import { placeOrder as placeRoute, type QuoteInput, quote } from '../../../src/contracts/checkout'
import type { QuoteRequest, WantedOrder } from '../../../src/domain/checkout/quote'
import { NO_COMMENT, NO_LINE_COMMENT } from '../../../src/domain/checkout/state'
import {
  type DeliveryOption,
  deliveryProducts,
  OFFICE,
} from '../../../src/domain/orders/deliveryOptions'
import { FieldProblems, Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { runOnce } from '../../http/intention'
import type { LinkOf } from '../../http/linkOf'
import { answers, requestsFor } from '../../http/recordAnswers'
import { routeServer } from '../../http/serveRoute'
import { findRows } from '../../query/findRows'
import type { Records, RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { createOwn } from '../../write/create'
import { createQuote, demandSeller, type QuotedOrder } from './quote'

export function orderRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const resource = records.catalogue.resources.get('invoices')
  if (!resource) return
  const { created } = answers(records, linkTo)
  const serve = routeServer(add, (c): RequestContext => {
    const request = requestsFor(records, resource)(c)
    demandSeller(request)
    return request
  })

  serve(quote, async (request, { body }) => {
    return (await createQuote(records.db.read, request, readWanted(body))).quote
  })

  serve(placeRoute, async (request, { body }, c) => {
    const confirmed = readWanted(body)
    const work = (trx: Trx) => placeOrder(trx, request, confirmed)
    const order = await runOnce(c, request, { body, work, forever: true })
    return created(c, request, { shown: order })
  })
}

/** Parses an order request. Reports all errors together. */
function readWanted<Body extends QuoteInput>(body: Body): Body & Pick<QuoteRequest, 'method'> {
  const errors = new FieldProblems()
  const codes = new Set<string>()
  const cart = body.cart.map((line, at) => {
    const CODIGO = plain(line.CODIGO, errors, `cart.${at}.CODIGO`)
    if (codes.has(CODIGO)) errors.add(`cart.${at}.CODIGO`, { key: 'repeated' })
    codes.add(CODIGO)
    return { ...line, CODIGO, comment: plain(line.comment, errors, `cart.${at}.comment`) }
  })
  // Collected orders have no delivery cost.
  if (body.servientrega === null && body.shipping > 0) errors.add('shipping', { key: 'notChoice' })
  const order = {
    ...body,
    cart,
    method: body.method ?? null,
    warehouse: body.warehouse && plain(body.warehouse, errors, 'warehouse'),
    comment: plain(body.comment, errors, 'comment'),
    billing: plain(body.billing, errors, 'billing'),
  }
  if (body.warehouse === '') errors.add('warehouse', { key: 'required' })
  errors.refuseAny()
  return order
}

function plain(value: string, errors: FieldProblems, name: string): string {
  if (value.trim() === '') errors.add(name, { key: 'required' })
  else if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(value)) errors.add(name, { key: 'badCharacters' })
  return value.trim()
}

interface Confirmed extends WantedOrder {
  /** Confirmed total; the order is refused if it differs. */
  readonly total: number
}

/**
 * Places an order exactly as confirmed. If prices, stock or other terms differ, returns the current quote
 * and writes nothing.
 */
async function placeOrder(trx: Trx, request: RequestContext, confirmed: Confirmed) {
  const quoted = await createQuote(trx, request, confirmed)
  const { quote, terms, short } = quoted
  const isAsConfirmed = cents(quote.total) === cents(confirmed.total)
  if (!isAsConfirmed || quote.differences.length > 0)
    throw new Refusal(409, 'quoteChanged', { extra: { quote } })
  if (short)
    throw new Refusal(409, 'quoteChanged', { extra: { quote: { ...quote, differences: short } } })
  return createOwn(trx, request, {
    CLIENTEID: terms.client.ID,
    BODEGA: terms.warehouse,
    FORMADEPAGO: String(terms.method),
    ITEMS: orderItems(confirmed, quoted),
    DISCOUNT: confirmed.discount,
    OBSERVACIONES: confirmed.comment === NO_COMMENT ? null : confirmed.comment,
    OBSERVACIONESB: await readDestination(trx, request, quoted),
  })
}

/** Lines at the confirmed prices; the partner company pays its agreed prices. */
function orderItems({ cart, shipping }: WantedOrder, { prices }: QuotedOrder): RecordValues[] {
  const goods = cart.map(({ CODIGO, quantity, comment }) => {
    const { ownPrice, partner } = prices.get(CODIGO) ?? {}
    return {
      PRODUCTO_ID: CODIGO,
      CANTIDAD: quantity,
      TIPOPRECIO: ownPrice?.PriceList ?? null,
      PRECIOUNITARIOVENTA: dollars(ownPrice?.price ?? 0),
      COMENTARIOPRECIO: comment === NO_LINE_COMMENT ? null : comment,
      ...(partner && partnerPrice(partner.PriceList, dollars(partner.price))),
    }
  })
  if (cents(shipping) === 0) return goods
  const PRODUCTO_ID = deliveryProducts[shipping as DeliveryOption]
  const isPartner = [...prices.values()].some(({ partner }) => partner !== undefined)
  const delivery = { PRODUCTO_ID, CANTIDAD: 1, PRECIOUNITARIOVENTA: shipping }
  return [...goods, { ...delivery, ...(isPartner && partnerPrice(null, shipping)) }]
}

const partnerPrice = (list: number | null, price: number) => ({
  TM_TIPO_PRECIO: list,
  TM_PRECIO_UNITARIO_VENTA: price,
})

/** Delivery address as text, so that later changes do not affect the order. */
async function readDestination(trx: Trx, { records, me }: RequestContext, { terms }: QuotedOrder) {
  const { address, client } = terms
  if (!address) return { TIPO: OFFICE, CARDCODE: client.ID }
  const parishes = records.catalogue.get('parishes')
  const where = { CODE: [address.PARROQUIA] }
  const [parish] = await findRows(trx, parishes, { scope: activeRows(parishes, me), where })
  const { _ID, ...words } = address
  return {
    ...words,
    ...(parish && {
      PARROQUIA: parish.PARROQUIA,
      CANTON: parish.CANTON,
      PROVINCIA: parish.PROVINCIA,
    }),
    CARDCODE: client.ID,
  }
}
