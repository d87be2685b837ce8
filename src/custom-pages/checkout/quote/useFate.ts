import { useEffect, useState } from 'react'
import { orderIn } from '../../../providers/sales/orders'
import { useQueue, useSales } from '../../../providers/sales/useSales'
import { isUnsent } from '../../../providers/sendLater/kind'
import type { PlacedOrder } from './usePlaceOrder'

/** State of an order after confirmation. */
export interface Fate {
  /** `gone`: handled in another tab. */
  readonly state: 'sent' | 'waiting' | 'held' | 'gone'
  readonly id: string | undefined
  /** Reason of a held order: a state of `app.later`, and the server's message. */
  readonly held: { readonly state: string; readonly reason?: string | undefined } | undefined
}

/** Follows a queued order until the server accepts or refuses it. */
export function useFate({ id: known, key }: PlacedOrder): Fate {
  const { queue } = useSales()
  const entry = useQueue().find(each => each.key === key)
  const [told, setTold] = useState<string>()
  useEffect(
    () =>
      queue.onDone((each, body) => {
        if (each.key === key) setTold(orderIn({ kind: 'done', body }))
      }),
    [queue, key],
  )
  const id = known ?? told
  if (id !== undefined) return { state: 'sent', id, held: undefined }
  if (!entry) return { state: 'gone', id, held: undefined }
  if (isUnsent(entry)) return { state: 'waiting', id, held: undefined }
  return { state: 'held', id, held: { state: entry.state, reason: entry.reason } }
}
