import { useEffect } from 'react'

const CALM_MS = 2000

/** Fetches code that is needed next: when asked to, else once the first page stands. */
export function useWarm(load: () => Promise<unknown>): () => void {
  useEffect(() => {
    const timer = setTimeout(() => warm(load), CALM_MS)
    return () => clearTimeout(timer)
  }, [load])
  return () => warm(load)
}

const warm = (load: () => Promise<unknown>) => {
  void load().catch(() => 'whoever opens it asks again, and is told')
}
