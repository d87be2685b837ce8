import type { Backend } from '../backend'
import { indexedDbBox } from '../draftBox'
import { type Cart, createCart } from './cart'
import { createQueue, type OrderQueue, type QueuedOrder } from './queue'

/** The cart of who works at this counter, and their orders on the way. */
export interface Sales {
  readonly cart: Cart
  readonly queue: OrderQueue
}

/** A busy server is asked again. */
const AGAIN_MS = 30_000

const known = new WeakMap<Backend, Sales>()

/** Made when somebody first sells; sends what waits as soon as the server can be reached. */
export function salesOf(backend: Backend): Sales {
  const before = known.get(backend)
  if (before) return before
  const { storage, http, connection, ownMe, onMe } = backend
  const box = indexedDbBox('mostrador-sales', 'kept')
  const owner = () => {
    const me = ownMe()
    return me ? `${me.ID}|${me.EMPRESA ?? ''}` : null
  }
  const cart = createCart({ storage, box })
  // A tab that was closed while it sent still has the cart; it is spent.
  const onPlaced = ({ checkout }: QueuedOrder) => {
    const isSpent = JSON.stringify(checkout) === JSON.stringify(cart.checkout())
    if (isSpent) cart.dispatch({ type: 'reset' })
  }
  const queue = createQueue({ box, http, owner, onPlaced })
  let last: string | null = null
  const follow = async () => {
    const now = owner()
    if (now === last) return
    last = now
    if (now === null) return
    await cart.handTo(now)
    await queue.look()
    await queue.run()
  }
  onMe(() => void follow())
  connection.onReturn(() => void queue.run())
  setInterval(() => void queue.run(), AGAIN_MS)
  void follow()
  const sales = { cart, queue }
  known.set(backend, sales)
  return sales
}
