import { useEffect, useState } from 'react'
import { orderIn } from '../../providers/sales/orders'
import { useQueue, useSales } from '../../providers/sales/useSales'
import { isOpen } from '../../providers/sendLater/kind'
import type { Placed } from './usePlace'

/** What has become of an order since it was confirmed. */
export interface Fate {
  /** `gone`: from another tab, which knows more. */
  readonly state: 'sent' | 'waiting' | 'held' | 'gone'
  readonly id: string | undefined
  /** Why it is held, where there is a word for it: a state of `app.later`, what the server said. */
  readonly held: { readonly state: string; readonly reason?: string | undefined } | undefined
}

/** Follows an order that waits until the server has taken or refused it. */
export function useFate({ id: known, key }: Placed): Fate {
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
  if (isOpen(entry)) return { state: 'waiting', id, held: undefined }
  return { state: 'held', id, held: { state: entry.state, reason: entry.reason } }
}
