import { formatMoney } from '../../../base/money'
import type { Quote, Totals } from '../../../domain/checkout/quote'
import type { Checkout } from '../../../domain/checkout/state'
import { type DeliveryOption, deliveryOptions } from '../../../domain/orders/deliveryOptions'
import { type PrintedValues, type Wording, worded } from '../../../model/definition/wording'

interface QuoteContent {
  readonly checkout: Checkout
  /** Quote of the server, whose prices take precedence over the cart's. */
  readonly quote: Quote | undefined
  readonly totals: Totals
  /** Name of the sales agent. */
  readonly seller: string
}
/** Quote as text of the schema, from cart and server data; works offline. */
export function quoteMessage(wording: Wording, { checkout, quote, totals, seller }: QuoteContent) {
  const { billing, cart, shipping } = checkout
  const prices = new Map(quote?.lines.map(({ CODIGO, price }) => [CODIGO, price]))
  const goods = cart.map(({ CODIGO, NOMBRE, quantity, price }) => ({
    CANTIDAD: String(quantity),
    PRODUCTO_ID: NOMBRE,
    PRECIOUNITARIOVENTA: formatMoney(prices.get(CODIGO) ?? price),
  }))
  const delivery = {
    CANTIDAD: '1',
    PRODUCTO_ID: deliveryOptions[shipping as DeliveryOption] ?? '',
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
const printed = (row: Row): Pick<PrintedValues, 'text'> => ({ text: name => row[name] ?? '' })
