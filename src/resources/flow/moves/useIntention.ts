import { useRef } from 'react'

/** One idempotency key per intention: repeating the same request after a lost answer keeps its key. */
export function useIntention(): (intention: unknown) => string {
  const last = useRef<{ readonly intention: string; readonly key: string }>(undefined)
  return intention => {
    const serialized = JSON.stringify(intention)
    if (last.current?.intention !== serialized)
      last.current = { intention: serialized, key: crypto.randomUUID() }
    return last.current.key
  }
}
