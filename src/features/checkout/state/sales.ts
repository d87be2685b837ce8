import type { Backend } from '../../../providers/backend/backend'
import { laterOf, ownerOf } from '../../../providers/sendLater/laterOf'
import type { Queue } from '../../../providers/sendLater/queue'
import { indexedDbBox } from '../../../providers/session/draftBox'
import { type Cart, createCart } from './cart'
import { orderKind, type QueuedOrder } from './orders'

/** The current person's cart, and their orders to send. */
export interface Sales {
  readonly cart: Cart
  readonly queue: Queue<QueuedOrder>
}

const known = new WeakMap<Backend, Sales>()

/** Created on first use. */
export function createSales(backend: Backend): Sales {
  const before = known.get(backend)
  if (before) return before
  const cart = createCart({
    storage: backend.storage,
    box: indexedDbBox(orderKind.database, 'kept'),
  })
  let handing = Promise.resolve()
  const follow = () => {
    const owner = ownerOf(backend)
    if (owner !== null) handing = cart.handTo(owner)
  }
  backend.onMe(follow)
  follow()
  const queue = laterOf(backend, orderKind)
  // A tab closed while sending still has the cart; its content is ordered already.
  queue.onDone(async ({ checkout }) => {
    await handing
    const isSpent = JSON.stringify(checkout) === JSON.stringify(cart.checkout())
    if (isSpent) cart.dispatch({ type: 'reset' })
  })
  const sales = { cart, queue }
  known.set(backend, sales)
  return sales
}
