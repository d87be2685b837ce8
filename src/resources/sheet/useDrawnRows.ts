import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useState } from 'react'

/** Up to so many rows are all drawn. */
const FEW = 100
const ROW_HEIGHT = 44

interface DrawnRow {
  readonly row: number
  /** Height of the rows left out before it, in pixels. */
  readonly gap: number
}

/** The rows in sight, and the one with the focus wherever it is. */
export function useDrawnRows(count: number, frame: RefObject<HTMLElement | null>, focused: number) {
  // The cell that gives the focus away is drawn until another has it.
  const [[last, before], setFocused] = useState([focused, focused])
  if (last !== focused) setFocused([focused, last])
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    enabled: count > FEW,
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), focused, before])]
        .filter(row => row < count)
        .sort((one, other) => one - other),
  })
  if (count <= FEW) {
    const rows = Array.from({ length: count }, (_, row): DrawnRow => ({ row, gap: 0 }))
    return { rows, below: 0, measure: undefined }
  }
  const items = virtual.getVirtualItems()
  const rows = items.map(
    ({ index, start }, at): DrawnRow => ({ row: index, gap: start - (items[at - 1]?.end ?? 0) }),
  )
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return { rows, below, measure: virtual.measureElement }
}
