import './cart.css'
import Cart from '@mui/icons-material/ShoppingCartOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useCheckout, useQueue } from '../providers/sales/useSales'
import { useMoreWords } from '../providers/useMoreWords'

/** How many units are in the cart, and whether orders still wait to be sent. */
export function CartBadge() {
  useMoreWords('shell')
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const waiting = useQueue().length
  const { totalItems } = checkout
  const name = translate('shell.cart.open', { count: totalItems })
  const way = waiting > 0 ? ` · ${translate('shell.cart.onTheWay', { count: waiting })}` : ''
  return (
    <LinkBase
      to="/dashboard/e-commerce/checkout"
      className="p-icon-button cart-link"
      aria-label={`${name}${way}`}
      title={`${name}${way}`}
    >
      <Cart />
      {totalItems + waiting > 0 && (
        <span className="cart-count" data-waiting={waiting > 0 || undefined} aria-hidden="true">
          {totalItems > 0 ? Math.min(totalItems, 999) : waiting}
        </span>
      )}
    </LinkBase>
  )
}
