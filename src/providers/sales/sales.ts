import type { Backend } from '../backend'
import { indexedDbBox } from '../draftBox'
import { laterOf, ownerOf } from '../sendLater/laterOf'
import type { Queue } from '../sendLater/queue'
import { type Cart, createCart } from './cart'
import { orderKind, type QueuedOrder } from './orders'

/** The cart of who works at this counter, and their orders on the way. */
export interface Sales {
  readonly cart: Cart
  readonly queue: Queue<QueuedOrder>
}

const known = new WeakMap<Backend, Sales>()

/** Made when somebody first sells. */
export function salesOf(backend: Backend): Sales {
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
  // A tab that was closed while it sent still has the cart; it is spent.
  queue.onDone(async ({ checkout }) => {
    await handing
    const isSpent = JSON.stringify(checkout) === JSON.stringify(cart.checkout())
    if (isSpent) cart.dispatch({ type: 'reset' })
  })
  const sales = { cart, queue }
  known.set(backend, sales)
  return sales
}
