import type { KeyboardEvent } from 'react'
import type { Place } from './block'

export type Intent =
  | { readonly do: 'go'; readonly by: Place; readonly extend: boolean }
  | { readonly do: 'next'; readonly by: 1 | -1 }
  | { readonly do: 'begin'; readonly text?: string }
  | { readonly do: 'empty' | 'fill' | 'back' | 'again' | 'all' | 'leave' }

const far = 100_000
const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
  PageUp: { row: -10, col: 0 },
  PageDown: { row: 10, col: 0 },
  Home: { row: 0, col: -far },
  End: { row: 0, col: far },
}
const corners: Readonly<Record<string, Place>> = {
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
 * What a key means to a cell that is not being typed in. `isMirrored`: columns run from right to left,
 * and the arrows with them.
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

const edge = (by: Place | undefined) => by && { row: by.row * far, col: by.col * far }

const mirrored = (key: string, by: Place): Place =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? { ...by, col: -by.col } : by

interface Size {
  readonly rows: number
  readonly cols: number
}

/** The place a step leads to, inside the grid. */
export const moved = ({ row, col }: Place, by: Place, { rows, cols }: Size): Place => ({
  row: Math.max(0, Math.min(rows - 1, row + by.row)),
  col: Math.max(0, Math.min(cols - 1, col + by.col)),
})

/** The cell before or after this one, row after row; none beyond the ends. */
export function nextTo({ row, col }: Place, by: 1 | -1, { rows, cols }: Size): Place | undefined {
  const at = row * cols + col + by
  return at < 0 || at >= rows * cols ? undefined : { row: Math.floor(at / cols), col: at % cols }
}
