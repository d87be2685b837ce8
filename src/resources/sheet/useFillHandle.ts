import { useEffect, useState } from 'react'
import { type CellPlace, filledFrom, isIn, type Range } from './cells/block'
import type { SheetCore } from './cells/useSheet'

export type FillHandle = ReturnType<typeof useFillHandle>

/** Fills the selection down over the rows below, by dragging or Ctrl+D. */
export function useFillHandle({ selection, heldAt, put, dispatch }: SheetCore) {
  const [last, setLast] = useState<number>()
  const isPulling = last !== undefined
  const { from, to } = selection
  const reached: Range | undefined =
    last !== undefined && last > to.row
      ? { from: { row: to.row + 1, col: from.col }, to: { row: last, col: to.col } }
      : undefined

  useEffect(() => {
    if (last === undefined) return
    const end = () => {
      put(filledFrom(selection, last, heldAt))
      if (last > selection.to.row)
        dispatch({ type: 'select', from: { row: last, col: selection.to.col }, to: selection.from })
      setLast(undefined)
    }
    window.addEventListener('mouseup', end)
    return () => window.removeEventListener('mouseup', end)
  })
  return {
    isPulling,
    begin: () => setLast(to.row),
    over: ({ row }: CellPlace) => setLast(row),
    /** Whether dragging would fill this cell. */
    reaches: (place: CellPlace) => reached !== undefined && isIn(reached, place),
  }
}
