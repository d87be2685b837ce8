import type { KeyboardEvent } from 'react'
import type { CellPlace } from './block'

export type Intent =
  | { readonly do: 'go'; readonly by: CellPlace; readonly extend: boolean }
  | { readonly do: 'next'; readonly by: 1 | -1 }
  | { readonly do: 'begin'; readonly text?: string }
  | { readonly do: 'empty' | 'fill' | 'back' | 'again' | 'all' | 'leave' }

const far = 100_000
const arrows: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
  PageUp: { row: -10, col: 0 },
  PageDown: { row: 10, col: 0 },
  Home: { row: 0, col: -far },
  End: { row: 0, col: far },
}
const corners: Readonly<Record<string, CellPlace>> = {
  Home: { row: -far, col: -far },
  End: { row: far, col: far },
}
const withControl: Readonly<Record<string, Intent>> = {
  a: { do: 'all' },
  d: { do: 'fill' },
  y: { do: 'again' },
  z: { do: 'back' },
}
const plain: Readonly<Record<string, Intent>> = {
  Enter: { do: 'begin' },
  F2: { do: 'begin' },
  Delete: { do: 'empty' },
  Backspace: { do: 'empty' },
  Escape: { do: 'leave' },
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * The action of a key in a cell that is not being edited. `isMirrored`: columns run from right to left,
 * and arrow keys follow.
 */
export function intentOf(pressed: Pressed, isMirrored: boolean): Intent | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (altKey) return undefined
  const isControl = ctrlKey || metaKey
  const by = isControl ? (corners[key] ?? edge(arrows[key])) : arrows[key]
  if (by) return { do: 'go', by: isMirrored ? mirrored(key, by) : by, extend: shiftKey }
  return isControl ? commanded(pressed) : (plain[key] ?? typed(pressed))
}

function commanded({ key, shiftKey }: Pressed): Intent | undefined {
  const intent = withControl[key.toLowerCase()]
  return intent?.do === 'back' && shiftKey ? { do: 'again' } : intent
}

function typed({ key, shiftKey }: Pressed): Intent | undefined {
  if (key === 'Tab') return { do: 'next', by: shiftKey ? -1 : 1 }
  return [...key].length === 1 ? { do: 'begin', text: key } : undefined
}

const edge = (by: CellPlace | undefined) => by && { row: by.row * far, col: by.col * far }

const mirrored = (key: string, by: CellPlace): CellPlace =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? { ...by, col: -by.col } : by

interface Size {
  readonly rows: number
  readonly cols: number
}

/** The target of a step, limited to the grid. */
export const movedCell = (
  { row, col }: CellPlace,
  by: CellPlace,
  { rows, cols }: Size,
): CellPlace => ({
  row: Math.max(0, Math.min(rows - 1, row + by.row)),
  col: Math.max(0, Math.min(cols - 1, col + by.col)),
})

/** The next or previous cell, row after row; undefined beyond the ends. */
export function nextTo(
  { row, col }: CellPlace,
  by: 1 | -1,
  { rows, cols }: Size,
): CellPlace | undefined {
  const at = row * cols + col + by
  return at < 0 || at >= rows * cols ? undefined : { row: Math.floor(at / cols), col: at % cols }
}
