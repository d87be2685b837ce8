import { useEffect, useState } from 'react'

/** Longer than the two presses of a double click lie apart (500 ms where nobody set it otherwise). */
const SEEN_MS = 600

/** Whether a step has stood long enough to be seen; the one a page opens with has. */
export function useArrived(step: number): boolean {
  const [seen, setSeen] = useState(step)
  useEffect(() => {
    if (seen === step) return
    const timer = setTimeout(() => setSeen(step), SEEN_MS)
    return () => clearTimeout(timer)
  }, [seen, step])
  return seen === step
}
