import './cart.css'
import Cart from '@mui/icons-material/ShoppingCartOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { sellingRoles } from '../domain/checkout/sellers'
import { LaterPart } from '../pieces/LaterPart'
import { plainLater } from '../pieces/plainLater'
import { useMe } from '../providers/backendContext'

const CartCount = plainLater(() => import('./CartCount').then(module => module.CartCount))
/** The page first. */
const CALM_MS = 1500

/** The way to the cart, for who sells: there at once; what is in it is told when the page stands. */
export function CartLink() {
  const translate = useTranslate()
  const { ROLE } = useMe()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let isHere = true
    const count = async () => {
      await CartCount.preload()
      if (isHere) setCalm(true)
    }
    const timer = setTimeout(() => void count().catch(() => 'its page says it'), CALM_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
  if (!sellingRoles.includes(ROLE)) return null
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
