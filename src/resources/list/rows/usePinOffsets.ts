import { type RefObject, useLayoutEffect, useState } from 'react'
import type { RowColumn } from './RowTable'

type Offsets = Readonly<Record<string, number>>
const none: Offsets = {}

/** Distances of pinned columns from the start of the table, measured again when it or its columns change. */
export function usePinOffsets(
  area: RefObject<HTMLElement | null>,
  shown: readonly RowColumn[],
): Offsets {
  const [offsets, setOffsets] = useState(none)
  const pinned = shown.filter(({ isPinned }) => isPinned).map(({ field }) => field.name)
  const names = pinned.join()
  useLayoutEffect(() => {
    const heads = [...(area.current?.querySelectorAll<HTMLElement>('th.r-pinned') ?? [])]
    if (heads.length === 0) return setOffsets(none)
    const measure = () => {
      let sum = 0
      const found = names.split(',').map((name, at) => {
        const offset = sum
        sum += heads[at]?.offsetWidth ?? 0
        return [name, offset] as const
      })
      setOffsets(Object.fromEntries(found))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [area, names])
  return offsets
}
