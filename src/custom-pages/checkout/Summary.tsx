import { useTranslate } from 'ra-core'
import { formatMoney } from '../../domain/money'
import { useCheckout } from '../../providers/sales/useSales'
import { ShareQuote } from './ShareQuote'
import { isOrdered, type Quoted } from './useQuote'

/** What it comes to: the cart's own total by product.md 9, and the order's once there is a customer. */
export function Summary({ quoted }: { readonly quoted: Quoted }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const { quote, totals, isAsking } = quoted
  const isOrder = isOrdered(checkout)
  const shown = isOrder ? totals : checkout
  const rows = [
    ['subtotal', shown.subtotal],
    ...(shown.discount > 0 ? [['discount', -shown.discount] as const] : []),
    ['iva', shown.iva],
    ['shipping', shown.shipping],
  ] as const
  return (
    <section className="p-card co-card co-summary">
      <h2>{translate('shop.summary')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`shop.${name}`)}</dt>
            <dd>{formatMoney(value)}</dd>
          </div>
        ))}
        <div className="co-total">
          <dt>{translate(isOrder ? 'shop.orderTotal' : 'shop.cartTotal')}</dt>
          <dd aria-live="polite">{formatMoney(shown.total)}</dd>
        </div>
      </dl>
      {isOrder && (quote || isAsking) && (
        <p className="co-note">{translate(quote ? 'shop.checked' : 'shop.checking')}</p>
      )}
      <ShareQuote checkout={checkout} quote={quote} totals={totals} />
    </section>
  )
}
