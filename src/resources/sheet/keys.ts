import type { KeyboardEvent } from 'react'
import type { Place } from './block'

export type Intent =
  | { readonly do: 'go'; readonly by: Place; readonly extend: boolean }
  | { readonly do: 'begin'; readonly text?: string }
  | { readonly do: 'empty' | 'fill' | 'back' }

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
  PageUp: { row: -10, col: 0 },
  PageDown: { row: 10, col: 0 },
  Home: { row: 0, col: -1000 },
  End: { row: 0, col: 1000 },
}
const withControl: Readonly<Record<string, Intent>> = { d: { do: 'fill' }, z: { do: 'back' } }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key means to a cell that is not being typed in; Tab leaves the grid as it does any piece. */
export function intentOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Intent | undefined {
  if (ctrlKey || metaKey) return withControl[key.toLowerCase()]
  const by = arrows[key]
  if (by) return { do: 'go', by, extend: shiftKey }
  if (key === 'Enter' || key === 'F2') return { do: 'begin' }
  if (key === 'Delete' || key === 'Backspace') return { do: 'empty' }
  return [...key].length === 1 && !altKey ? { do: 'begin', text: key } : undefined
}

/** The place a step leads to, inside the grid. */
export const moved = (
  { row, col }: Place,
  by: Place,
  { rows, cols }: { rows: number; cols: number },
): Place => ({
  row: Math.max(0, Math.min(rows - 1, row + by.row)),
  col: Math.max(0, Math.min(cols - 1, col + by.col)),
})
