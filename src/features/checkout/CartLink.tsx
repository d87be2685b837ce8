import './cart.css'
import Cart from '@mui/icons-material/ShoppingCartOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { sellingRoles } from '../../domain/checkout/sellers'
import { useMe } from '../../providers/backend/backendContext'
import { LaterPart } from '../../ui/loading/LaterPart'
import { plainLater } from '../../ui/theme/plainLater'

const CartCount = plainLater(() => import('./CartCount'), 'CartCount', 'shell')
/** Delay after the first page. */
const CALM_MS = 1500

/** Link to the cart, for people who sell; its count is loaded after the page. */
export function CartLink() {
  const translate = useTranslate()
  const { ROLE, PLAIN_SERVER } = useMe()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let isHere = true
    const count = async () => {
      await CartCount.preload()
      if (isHere) setCalm(true)
    }
    // Its page shows the error.
    const timer = setTimeout(() => void count().catch(() => undefined), CALM_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
  if (!sellingRoles.includes(ROLE) || PLAIN_SERVER) return null
  const title = translate('app.shell.cart')
  const name = <span className="p-hidden">{title}</span>
  return (
    <LinkBase
      to="/dashboard/e-commerce/checkout"
      className="p-icon-button"
      data-tour="cart"
      title={title}
    >
      <Cart />
      <LaterPart fallback={name}>{isCalm ? <CartCount /> : name}</LaterPart>
    </LinkBase>
  )
}
