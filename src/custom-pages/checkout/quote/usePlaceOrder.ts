import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Totals } from '../../../domain/checkout/quote'
import type { Checkout } from '../../../domain/checkout/state'
import { orderIn } from '../../../features/checkout/state/orders'
import { useSales } from '../../../features/checkout/state/useSales'
import { wantedOf } from '../../../features/checkout/state/wantedOf'
import { useBackend } from '../../../providers/backend/backendContext'
import { newEntryHead, ownerOf } from '../../../providers/sendLater/laterOf'
import { quotedPrices } from './Differences'
import { acceptsPrices, type QuoteState } from './useQuote'

export interface PlacedOrder {
  /** Null: queued on this device. */
  readonly id: string | null
  /** Idempotency key, which identifies it in the queue. */
  readonly key: string
  readonly checkout: Checkout
  readonly totals: Totals
}
export interface OrderPlacing {
  readonly send: () => Promise<void>
  readonly isSending: boolean
}

/** Sends the confirmed order once, under one idempotency key. */
export function usePlaceOrder(
  quoted: QuoteState,
  onPlaced: (placed: PlacedOrder) => void,
): OrderPlacing {
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
      cart.dispatch({ type: 'reprice', prices: quotedPrices(quoted.quote) })
    const checkout = cart.checkout()
    const order = {
      ...newEntryHead(owner),
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
      // The page shows the result.
      else void queue.drop(order)
      onPlaced({ id: orderIn(sent) ?? null, key: order.key, checkout, totals: quoted.totals })
      return
    }
    // The cart still has it and shows the error.
    await queue.drop(order)
    if (sent.entry.reason) notify(sent.entry.reason, { type: 'error' })
    quoted.refetch()
  }
  return { send, isSending }
}
