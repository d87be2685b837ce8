import type { Wanted } from '../../../src/domain/checkout/quote'
import { NO_COMMENT, NO_LINE_COMMENT } from '../../../src/domain/checkout/state'
import { type DeliveryOption, deliveryProducts, OFFICE } from '../../../src/domain/deliveryOptions'
import { cents, dollars } from '../../../src/domain/money'
import type { Trx } from '../../db/db'
import type { Asking, Values } from '../../records/context'
import { createOwn } from '../../records/createOwn'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'
import { type Quoted, quoteOf } from './quote'

export interface Confirmed extends Wanted {
  /** The total that was confirmed: nobody pays another. */
  readonly total: number
}

/**
 * Places an order exactly as it was confirmed. What changed since, or never was so (a price, a
 * quantity no shelf has), is answered with the quote of now, and nothing is written.
 */
export async function placeOrder(trx: Trx, asking: Asking, confirmed: Confirmed) {
  const quoted = await quoteOf(trx, asking, confirmed)
  const { quote, terms, short } = quoted
  const isAsConfirmed = cents(quote.total) === cents(confirmed.total)
  if (!isAsConfirmed || quote.differences.length > 0)
    throw new Refusal(409, 'quoteChanged', { extra: { quote } })
  if (short)
    throw new Refusal(409, 'quoteChanged', { extra: { quote: { ...quote, differences: short } } })
  return createOwn(trx, asking, {
    CLIENTEID: terms.client.ID,
    BODEGA: terms.warehouse,
    FORMADEPAGO: String(terms.method),
    ITEMS: itemsOf(confirmed, quoted),
    DISCOUNT: confirmed.discount,
    OBSERVACIONES: confirmed.comment === NO_COMMENT ? null : confirmed.comment,
    OBSERVACIONESB: await destinationOf(trx, asking, quoted),
  })
}

/** Every line at the price its buyer confirmed: the partner company pays what was agreed with it. */
function itemsOf({ cart, shipping }: Wanted, { prices }: Quoted): Values[] {
  const goods = cart.map(({ CODIGO, quantity, comment }) => {
    const { seen, partner } = prices.get(CODIGO) ?? {}
    return {
      PRODUCTO_ID: CODIGO,
      CANTIDAD: quantity,
      TIPOPRECIO: seen?.PriceList ?? null,
      PRECIOUNITARIOVENTA: dollars(seen?.price ?? 0),
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

/** The address as it is now, in words: what becomes of the customer's later does not change it. */
async function destinationOf(trx: Trx, { records, me }: Asking, { terms }: Quoted) {
  const { address, client } = terms
  if (!address) return { TIPO: OFFICE, CARDCODE: client.ID }
  const parishes = records.catalogue.get('parishes')
  const where = { CODE: [address.PARROQUIA] }
  const [parish] = await rowsAmong(trx, parishes, { among: livingOf(parishes, me), where })
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
