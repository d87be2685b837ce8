import { useRef } from 'react'

/** Lets who waits for their position go without it. */
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
