import { useEffect } from 'react'

const CALM_MS = 2000

/** Preloads code: on request, else after the first page. */
export function useWarm(load: () => Promise<unknown>, ms = CALM_MS): () => void {
  useEffect(() => {
    const timer = setTimeout(() => warm(load), ms)
    return () => clearTimeout(timer)
  }, [load, ms])
  return () => warm(load)
}

const warm = (load: () => Promise<unknown>) => {
  // Opening loads it again and shows the error.
  void load().catch(() => undefined)
}
