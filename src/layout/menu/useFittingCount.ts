import { useEffect, useRef, useState } from 'react'

/**
 * Number of children in the first line of a row; the others wrap out of sight. Measured again when width
 * or content changes.
 */
export function useFittingCount<List extends HTMLElement>(isRow: boolean, holds: string) {
  const row = useRef<List>(null)
  const [fits, setFits] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels change their width with the language
  useEffect(() => {
    const list = row.current
    if (!list || !isRow) return setFits(Number.POSITIVE_INFINITY)
    const measure = () => {
      const items = [...list.children] as HTMLElement[]
      const top = items[0]?.offsetTop ?? 0
      setFits(items.filter(({ offsetTop }) => offsetTop === top).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [isRow, holds])
  return { row, fits }
}
