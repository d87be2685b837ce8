import { useEffect, useState } from 'react'
import { orderIn } from '../../../features/checkout/state/orders'
import { useQueue, useSales } from '../../../features/checkout/state/useSales'
import { isUnsent } from '../../../providers/sendLater/kind'
import type { PlacedOrder } from './usePlaceOrder'

/** State of an order after confirmation. */
export interface OrderState {
  /** `gone`: handled in another tab. */
  readonly state: 'sent' | 'waiting' | 'held' | 'gone'
  readonly id: string | undefined
  /** Reason of a held order: a state of `app.later`, and the server's message. */
  readonly refusal: { readonly state: string; readonly reason?: string | undefined } | undefined
}

/** Follows a queued order until the server accepts or refuses it. */
export function useOrderState({ id: knownId, key }: PlacedOrder): OrderState {
  const { queue } = useSales()
  const entry = useQueue().find(each => each.key === key)
  const [reportedState, setReportedState] = useState<string>()
  useEffect(
    () =>
      queue.onDone((each, body) => {
        if (each.key === key) setReportedState(orderIn({ kind: 'done', body }))
      }),
    [queue, key],
  )
  const id = knownId ?? reportedState
  if (id !== undefined) return { state: 'sent', id, refusal: undefined }
  if (!entry) return { state: 'gone', id, refusal: undefined }
  if (isUnsent(entry)) return { state: 'waiting', id, refusal: undefined }
  return { state: 'held', id, refusal: { state: entry.state, reason: entry.reason } }
}
