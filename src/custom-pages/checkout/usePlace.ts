import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Checkout } from '../../domain/checkout/state'
import { useBackend } from '../../providers/backendContext'
import type { Sent } from '../../providers/sales/queue'
import { useSales } from '../../providers/sales/useSales'
import type { Quoted } from './useQuote'

export interface Placed {
  /** Null: kept on this device until the server answers. */
  readonly id: string | null
  readonly checkout: Checkout
  readonly total: number
}
export interface Place {
  readonly send: () => Promise<void>
  readonly isSending: boolean
}

/** Sends the order as it was confirmed, once: the key is the intention's, and lasts until it is done. */
export function usePlace(quoted: Quoted, onPlaced: (placed: Placed) => void): Place {
  const { cart, queue } = useSales()
  const { ownMe } = useBackend()
  const notify = useNotify()
  const [isSending, setSending] = useState(false)
  const intention = useRef(crypto.randomUUID())
  const send = async () => {
    const me = ownMe()
    if (isSending || !me) return
    setSending(true)
    const checkout = cart.checkout()
    const order = {
      key: intention.current,
      owner: `${me.ID}|${me.EMPRESA ?? ''}`,
      at: new Date().toISOString(),
      wanted: quoted.wanted,
      total: quoted.totals.total,
      checkout,
      state: 'waiting',
    } as const
    const sent = await queue.submit(order)
    setSending(false)
    if (sent.kind === 'placed' || sent.kind === 'waiting') {
      intention.current = crypto.randomUUID()
      if (sent.kind === 'waiting') cart.dispatch({ type: 'reset' })
      onPlaced({ id: idOf(sent), checkout, total: order.total })
      return
    }
    // It is still in the cart: what the server said is shown there.
    await queue.remove(order)
    if (sent.kind === 'refused') notify(sent.reason, { type: 'error' })
    quoted.refetch()
  }
  return { send, isSending }
}

const idOf = (sent: Sent): string | null => (sent.kind === 'placed' ? String(sent.order.ID) : null)
