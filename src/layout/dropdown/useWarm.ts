import { useEffect } from 'react'

const CALM_MS = 2000

/** Preloads code: on request, else after the first page. */
export function useWarm(load: () => Promise<unknown>): () => void {
  useEffect(() => {
    const timer = setTimeout(() => warm(load), CALM_MS)
    return () => clearTimeout(timer)
  }, [load])
  return () => warm(load)
}

const warm = (load: () => Promise<unknown>) => {
  // Opening loads it again and shows the error.
  void load().catch(() => undefined)
}
