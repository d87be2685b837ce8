import { useEffect, useState } from 'react'
import { filledFrom, isIn, type Place, type Range } from './block'
import type { SheetCore } from './useSheet'

export interface FillHandle {
  readonly begin: () => void
  readonly isPulling: boolean
  readonly over: (place: Place) => void
  /** A cell that would be filled. */
  readonly reaches: (place: Place) => boolean
}

/** Pulls what is selected down over the rows below; Ctrl+D does it by key. */
export function useFillHandle({ selection, heldAt, put, dispatch }: SheetCore): FillHandle {
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
    over: ({ row }) => setLast(row),
    reaches: place => reached !== undefined && isIn(reached, place),
  }
}
