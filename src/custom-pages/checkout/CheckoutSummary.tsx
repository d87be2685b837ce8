import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { useCheckout } from '../../features/checkout/state/useSales'
import { isOrdered, type QuoteState } from './quote/useQuote'
import { ShareQuote } from './ShareQuote'

/** Total of the cart (business.md#checkout), or of the quote once a customer is chosen. */
export function CheckoutSummary({ quoted }: { readonly quoted: QuoteState }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const { quote, totals, isLoading } = quoted
  const isOrder = isOrdered(checkout)
  const amounts = isOrder ? totals : checkout
  const rows = [
    ['subtotal', amounts.subtotal],
    ...(amounts.discount > 0 ? [['discount', -amounts.discount] as const] : []),
    ['iva', amounts.iva],
    ['shipping', amounts.shipping],
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
          <dd aria-live="polite">{formatMoney(amounts.total)}</dd>
        </div>
      </dl>
      {isOrder && (quote || isLoading) && (
        <p className="co-note">{translate(quote ? 'shop.checked' : 'shop.checking')}</p>
      )}
      <ShareQuote checkout={checkout} quote={quote} totals={totals} />
    </section>
  )
}
