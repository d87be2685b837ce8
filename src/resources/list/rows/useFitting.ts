import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../../model/fields/resource'

/** Columns that stay, whatever the width. */
const LEAST = 4

/**
 * The first columns of a list that nobody has arranged, as many as the table has width for; the others are
 * chosen under "Columns". Counts again when the table gets wider or its rows change.
 */
export function useFitting(columns: readonly FieldModel[], isArranged: boolean, rows: unknown) {
  const area = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<{ rows: unknown; width: number; count: number }>()
  const count = !fit || isArranged || fit.rows !== rows ? columns.length : fit.count
  useLayoutEffect(() => {
    const element = area.current
    if (!element || isArranged) return
    const look = () => {
      const { clientWidth: width, scrollWidth } = element
      const isWider = fit !== undefined && width > fit.width
      if (isWider) setFit(undefined)
      else if (scrollWidth > width && count > LEAST) setFit({ rows, width, count: count - 1 })
    }
    look()
    const observer = new ResizeObserver(look)
    // Actions that load later widen the table.
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [fit, count, isArranged, rows])
  return { area, fitting: columns.slice(0, count) }
}
