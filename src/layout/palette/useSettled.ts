import { useEffect, useState } from 'react'

/** Minimum number of characters. */
export const SHORTEST = 2
const PAUSE_MS = 250

/** The text after a short pause in typing. */
export function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
