import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Totals } from '../../domain/checkout/quote'
import type { Checkout } from '../../domain/checkout/state'
import { useBackend } from '../../providers/backendContext'
import { orderIn } from '../../providers/sales/orders'
import { useSales } from '../../providers/sales/useSales'
import { wantedOf } from '../../providers/sales/wantedOf'
import { begun, ownerOf } from '../../providers/sendLater/laterOf'
import { pricesOf } from './Differences'
import { acceptsPrices, type Quoted } from './useQuote'

export interface Placed {
  /** Null: kept on this device until the server answers. */
  readonly id: string | null
  /** The intention's, by which it lies in the queue. */
  readonly key: string
  readonly checkout: Checkout
  readonly totals: Totals
}
export interface Place {
  readonly send: () => Promise<void>
  readonly isSending: boolean
}

/** Sends the order as it was confirmed, once: the key is the intention's, and lasts until it is done. */
export function usePlace(quoted: Quoted, onPlaced: (placed: Placed) => void): Place {
  const { cart, queue } = useSales()
  const backend = useBackend()
  const notify = useNotify()
  const [isSending, setSending] = useState(false)
  const intention = useRef(crypto.randomUUID())
  const send = async () => {
    const owner = ownerOf(backend)
    if (isSending || owner === null) return
    setSending(true)
    if (quoted.quote && acceptsPrices(quoted))
      cart.dispatch({ type: 'reprice', prices: pricesOf(quoted.quote) })
    const checkout = cart.checkout()
    const order = {
      ...begun(owner),
      key: intention.current,
      wanted: { ...quoted.wanted, cart: wantedOf(checkout).cart },
      total: quoted.totals.total,
      checkout,
    }
    const sent = await queue.submit(order)
    setSending(false)
    if (sent.kind !== 'held') {
      intention.current = crypto.randomUUID()
      if (sent.kind === 'later') cart.dispatch({ type: 'reset' })
      // The page itself says so.
      else void queue.drop(order)
      onPlaced({ id: orderIn(sent) ?? null, key: order.key, checkout, totals: quoted.totals })
      return
    }
    // It is still in the cart: what the server said is shown there.
    await queue.drop(order)
    if (sent.entry.reason) notify(sent.entry.reason, { type: 'error' })
    quoted.refetch()
  }
  return { send, isSending }
}
