import { useEffect, useState } from 'react'

/** Fewer letters are not looked for. */
export const SHORTEST = 2
const PAUSE_MS = 250

/** The words, once no key was pressed for a moment. */
export function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
