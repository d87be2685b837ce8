import { useRef } from 'react'

/** A key per intention: the same wish, sent again after no answer came, keeps its key (safety.md 12). */
export function useIntention(): (wish: unknown) => string {
  const last = useRef<{ readonly wish: string; readonly key: string }>(undefined)
  return wish => {
    const said = JSON.stringify(wish)
    if (last.current?.wish !== said) last.current = { wish: said, key: crypto.randomUUID() }
    return last.current.key
  }
}
