import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import { filledDown, placesOf } from './cells/block'
import { type Intent, intentOf, nextTo } from './cells/keys'
import type { SheetCore } from './cells/useSheet'
import { useClipboard } from './useClipboard'

interface Pressing {
  /** Moves the focus to the element after the grid. */
  readonly onLeave: () => void
}

/** Keyboard and clipboard of the grid, with announcements. */
export function useSheetKeys(sheet: SheetCore, { onLeave }: Pressing) {
  const { state, dispatch, selection, size, isOpen, heldAt, put, step } = sheet
  const translate = useTranslate()
  const [announcement, say] = useState('')
  const isTyping = state.typing !== undefined

  const travel = (type: 'back' | 'again') => () => {
    dispatch({ type })
    say(translate(type === 'back' ? 'sheet.takenBack' : 'sheet.doneAgain'))
  }
  const empty = () => put(placesOf(selection).map(place => ({ ...place, text: '', column: [''] })))
  const clipboard = useClipboard(sheet, { say, empty })
  const acts = {
    empty,
    fill: () => say(translate('sheet.filled', { number: put(filledDown(selection, heldAt)) })),
    back: travel('back'),
    again: travel('again'),
    all: () =>
      dispatch({
        type: 'select',
        from: { row: 0, col: 0 },
        to: { row: size.rows - 1, col: size.cols - 1 },
      }),
    leave: onLeave,
  }
  /** Whether the grid handled the key; otherwise the browser does. */
  const act = (intent: Intent): boolean => {
    if (intent.do === 'go') dispatch({ type: 'go', to: step(intent.by), extend: intent.extend })
    else if (intent.do === 'next') {
      const to = nextTo(state.at, intent.by, size)
      if (to) dispatch({ type: 'go', to })
      return to !== undefined
    } else if (intent.do === 'begin') {
      if (!isOpen(state.at)) return false
      dispatch({ type: 'begin', text: intent.text ?? heldAt(state.at).text })
    } else acts[intent.do]()
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const intent = intentOf(event, isMirrored)
    if (intent && act(intent)) event.preventDefault()
  }
  return { announcement, say, act, handlers: { onKeyDown, ...clipboard } }
}
