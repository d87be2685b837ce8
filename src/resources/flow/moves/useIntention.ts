import { useRef } from 'react'

/** One idempotency key per intention: repeating the same request after a lost answer keeps its key. */
export function useIntention(): (wish: unknown) => string {
  const last = useRef<{ readonly wish: string; readonly key: string }>(undefined)
  return wish => {
    const said = JSON.stringify(wish)
    if (last.current?.wish !== said) last.current = { wish: said, key: crypto.randomUUID() }
    return last.current.key
  }
}
