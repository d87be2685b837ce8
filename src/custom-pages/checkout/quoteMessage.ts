import type { Quote, Totals } from '../../domain/checkout/quote'
import type { Checkout } from '../../domain/checkout/state'
import { type DeliveryOption, deliveryOptions } from '../../domain/deliveryOptions'
import { formatMoney } from '../../domain/money'
import { type Tellable, type Wording, worded } from '../../model/share'

interface Offered {
  readonly checkout: Checkout
  /** The server's word, where it has spoken: its prices are told, not the cart's. */
  readonly quote: Quote | undefined
  readonly totals: Totals
  /** Who sells. */
  readonly seller: string
}
/** A quote in the schema's words, as far as the cart and the server have told it; also without a connection. */
export function quoteMessage(wording: Wording, { checkout, quote, totals, seller }: Offered) {
  const { billing, cart, shipping } = checkout
  const prices = new Map(quote?.lines.map(({ CODIGO, price }) => [CODIGO, price]))
  const goods = cart.map(({ CODIGO, NOMBRE, quantity, price }) => ({
    CANTIDAD: String(quantity),
    PRODUCTO_ID: NOMBRE,
    PRECIOUNITARIOVENTA: formatMoney(prices.get(CODIGO) ?? price),
  }))
  const delivery = {
    CANTIDAD: '1',
    PRODUCTO_ID: deliveryOptions[shipping as DeliveryOption]?.es ?? '',
    PRECIOUNITARIOVENTA: formatMoney(shipping),
  }
  const rows: Readonly<Record<string, readonly Row[]>> = {
    ITEMS: shipping > 0 ? [...goods, delivery] : goods,
  }
  const words: Row = {
    CLIENTEID: billing?.Cliente ?? '',
    SUBTOTAL: formatMoney(totals.subtotal + totals.shipping),
    DISCOUNT: totals.discount > 0 ? formatMoney(totals.discount) : '',
    IVA: formatMoney(totals.iva),
    TOTAL: formatMoney(totals.total),
    VENDEDOR: seller,
  }
  return worded(wording, {
    ...printed(words),
    lines: name => (rows[name] ?? []).map(printed),
  })
}

type Row = Readonly<Record<string, string>>
const printed = (row: Row): Pick<Tellable, 'text'> => ({ text: name => row[name] ?? '' })
