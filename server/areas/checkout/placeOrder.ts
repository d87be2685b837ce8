import { cents, dollars } from '../../../src/base/money'
import type { WantedOrder } from '../../../src/domain/checkout/quote'
import { NO_COMMENT, NO_LINE_COMMENT } from '../../../src/domain/checkout/state'
import {
  type DeliveryOption,
  deliveryProducts,
  OFFICE,
} from '../../../src/domain/orders/deliveryOptions'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { createOwn } from '../../write/createOwn'
import { createQuote, type QuotedOrder } from './quote'

interface Confirmed extends WantedOrder {
  /** Confirmed total; the order is refused if it differs. */
  readonly total: number
}

/**
 * Places an order exactly as confirmed. If prices, stock or other terms differ, returns the current quote
 * and writes nothing.
 */
export async function placeOrder(trx: Trx, request: RequestContext, confirmed: Confirmed) {
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
