import { formatMoney } from '../../base/money'
import type own from '../../business/locales/en/auth.json'
import type { Checkout } from '../../domain/checkout/state'
import { useBackend } from '../../providers/backend/backendContext'
import type { Holder, StoredPart } from '../../providers/sendLater/localQueues'
import type { SafeStorage } from '../../providers/session/storage'
import { fill, useWords } from '../../ui/front/words'
import { Row } from '../../ui/primitives/layout'
import { CART_KEY, OWNER_KEY } from './state/cart'
import { readShopping } from './state/shopping'

/** The cart that waits on this device for its owner. */
export const keptCart: StoredPart = {
  isKept: (storage, holder) => cartOf(storage, holder) !== null,
  Part: KeptCart,
}

function KeptCart({ holder }: { readonly holder: Holder }) {
  const { auth } = useWords().words
  const { leftCart } = auth as typeof auth & Pick<typeof own, 'leftCart'>
  const { storage } = useBackend()
  const cart = cartOf(storage, holder)
  if (!cart) return null
  return (
    <>
      <h3>{fill(leftCart, { total: isolated(formatMoney(cart.total)) })}</h3>
      <ul className="login-kept">
        {cart.billing && (
          <li>
            <b dir="auto">{cart.billing.Cliente}</b>
          </li>
        )}
        {cart.cart.map(({ CODIGO, NOMBRE, quantity, subtotal }) => (
          <Row as="li" key={CODIGO} justify="between" align="start">
            <span dir="auto">
              {quantity} × {NOMBRE}
            </span>
            <bdi>{formatMoney(subtotal)}</bdi>
          </Row>
        ))}
      </ul>
    </>
  )
}

/** Isolates the direction of an amount. */
const isolated = (amount: string) => `\u2066${amount}\u2069`

function cartOf(storage: SafeStorage, { me }: Holder): Checkout | null {
  if (!storage.get(OWNER_KEY)?.startsWith(`${me.ID}|`)) return null
  const checkout = readShopping(storage.get(CART_KEY))?.checkout
  return checkout && checkout.cart.length > 0 ? checkout : null
}
