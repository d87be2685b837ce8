import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CellPlace } from './block'
import type { HeldValue } from './cellText'
import { nextTo } from './keys'
import type { SheetCore } from './useSheet'

interface Editing {
  /** Accepts the value, and moves to `then`. */
  readonly finish: (typed: string | HeldValue, then?: CellPlace) => void
  /** Enter, Tab and Escape leave the cell. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
  /** The next cell for Enter and Tab; undefined for other keys. */
  readonly after: (event: KeyboardEvent) => CellPlace | undefined
}

type EnteredValue = () => string | HeldValue

/**
 * State of a cell being edited; it is left once, with or without its value. `meant` is the value for
 * Enter and Tab, if it differs from the text.
 */
export function useEditing(
  sheet: SheetCore,
  typed: EnteredValue,
  meant: EnteredValue = typed,
): Editing {
  const { dispatch, enter, state, step, size, takeTyped } = sheet
  const isLeft = useRef(false)
  const finish: Editing['finish'] = (text, then) => {
    if (isLeft.current) return
    isLeft.current = true
    enter(text, then)
  }
  useEffect(() => {
    takeTyped.current = () => finish(typed())
    return () => {
      takeTyped.current = undefined
    }
  })
  const after: Editing['after'] = ({ key, shiftKey }) => {
    const by = shiftKey ? -1 : 1
    if (key === 'Enter') return step({ row: by, col: 0 })
    return key === 'Tab' ? (nextTo(state.at, by, size) ?? state.at) : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const then = after(event)
    if (event.key === 'Escape') {
      isLeft.current = true
      dispatch({ type: 'stop' })
    } else if (then) finish(meant(), then)
    else return
    event.preventDefault()
    event.stopPropagation()
    giveBackFocus(event.target)
  }
  return { finish, onKeyDown, onBlur: () => finish(typed()), after }
}

/** Returns the focus from the input to its cell; React would lose it when the input is removed. */
export const giveBackFocus = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.closest('td')?.focus()
