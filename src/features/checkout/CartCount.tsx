import { useTranslate } from 'ra-core'
import { useCheckout, useQueue } from './state/useSales'

/** Units in the cart and unsent orders; also sends the orders. */
export function CartCount() {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const waiting = useQueue().filter(({ state }) => state !== 'sent').length
  const { totalItems } = checkout
  const name = translate('shell.cart.open', { count: totalItems })
  const way = waiting > 0 ? ` · ${translate('shell.cart.onTheWay', { count: waiting })}` : ''
  return (
    <>
      <span className="p-hidden">
        {name}
        {way}
      </span>
      {totalItems + waiting > 0 && (
        <span
          className="p-count cart-count"
          data-waiting={waiting > 0 || undefined}
          aria-hidden="true"
        >
          {totalItems > 0 ? Math.min(totalItems, 999) : waiting}
        </span>
      )}
    </>
  )
}
