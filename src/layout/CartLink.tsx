import { Suspense, useEffect, useState } from 'react'
import { sellingRoles } from '../domain/checkout/sellers'
import { plainLater } from '../pieces/plainLater'
import { useMe } from '../providers/backendContext'

const CartBadge = plainLater(() => import('./CartBadge').then(module => module.CartBadge))
/** The page first. */
const CALM_MS = 2500

/** The way to the cart, for who sells; it also sends what waits since the connection was lost. */
export function CartLink() {
  const { ROLE } = useMe()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!sellingRoles.includes(ROLE)) return null
  return (
    <span className="cart-place">
      <Suspense fallback={null}>{isCalm && <CartBadge />}</Suspense>
    </span>
  )
}
