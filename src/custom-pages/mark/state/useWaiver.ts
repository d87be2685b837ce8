import { useRef } from 'react'

/** Skips waiting for a position. */
export function useWaiver() {
  const waiting = useRef<AbortController>(undefined)
  return {
    begin(): AbortSignal {
      waiting.current = new AbortController()
      return waiting.current.signal
    },
    waive: () => waiting.current?.abort(),
  }
}
