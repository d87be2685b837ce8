import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Place } from './block'
import type { Held } from './cellText'
import { nextTo } from './keys'
import type { SheetCore } from './useSheet'

export interface Editing {
  /** Takes it, and goes on from there. */
  readonly finish: (typed: string | Held, then?: Place) => void
  /** Enter, Tab and Escape, as they leave a cell. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
  /** Where Enter and Tab go on; undefined for every other key. */
  readonly after: (event: KeyboardEvent) => Place | undefined
}

type Said = () => string | Held

/**
 * A cell that is typed in: it is left once, with what it says, or without. `meant` is what Enter and Tab
 * take, where that is more than the text.
 */
export function useEditing(sheet: SheetCore, typed: Said, meant: Said = typed): Editing {
  const { dispatch, enter, state, step, size, takeTyped } = sheet
  const isLeft = useRef(false)
  const finish: Editing['finish'] = (said, then) => {
    if (isLeft.current) return
    isLeft.current = true
    enter(said, then)
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

/** The cell takes the focus back from its input; React would drop it with that. */
export const giveBackFocus = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.closest('td')?.focus()
