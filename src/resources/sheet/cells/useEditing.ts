import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CellPlace } from './block'
import type { HeldValue } from './cellText'
import { nextTo } from './keys'
import type { SheetCore } from './useSheet'

/** Keys that leave a cell. */
export const leaving = new Set(['Enter', 'Tab', 'Escape'])

type EnteredValue = () => string | HeldValue

/**
 * State of a cell being edited; it is left once, with or without its value. `meant` is the value for
 * Enter and Tab, if it differs from the text.
 */
export function useEditing(sheet: SheetCore, typed: EnteredValue, meant = typed) {
  const { dispatch, enter, state, step, size, takeTyped } = sheet
  const isLeft = useRef(false)
  /** Accepts the value, and moves to `then`. */
  const finish = (text: string | HeldValue, then?: CellPlace) => {
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
  /** The next cell for Enter and Tab; undefined for other keys. */
  const after = ({ key, shiftKey }: KeyboardEvent): CellPlace | undefined => {
    const by = shiftKey ? -1 : 1
    if (key === 'Enter') return step({ row: by, col: 0 })
    return key === 'Tab' ? (nextTo(state.at, by, size) ?? state.at) : undefined
  }
  /** Enter, Tab and Escape leave the cell. */
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
