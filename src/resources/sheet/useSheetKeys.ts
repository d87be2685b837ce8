import { chunk } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  type Block,
  type CellPlace,
  filledDown,
  placed,
  placesOf,
  readBlock,
  writeBlock,
} from './cells/block'
import { type Intent, intentOf, nextTo } from './cells/keys'
import type { SheetCore } from './cells/useSheet'

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

interface ClipboardMessages {
  readonly say: (text: string) => void
  readonly empty: () => void
}

/** Copies and pastes like a spreadsheet; cells copied from this grid keep their values. */
function useClipboard(sheet: SheetCore, { say, empty }: ClipboardMessages) {
  const { state, selection, heldAt, put } = sheet
  const translate = useTranslate()
  const copied = useRef<{ text: string; held: Block['held'] }>(undefined)
  const isTyping = state.typing !== undefined

  const onCopy = (event: ClipboardEvent) => {
    if (isTyping) return
    event.preventDefault()
    const { from, to } = selection
    const held = chunk(placesOf(selection).map(heldAt), to.col - from.col + 1)
    const text = writeBlock(held.map(cells => cells.map(cell => cell.text)))
    copied.current = { text, held }
    event.clipboardData.setData('text/plain', text)
    say(translate('sheet.copied', { number: held.flat().length }))
  }
  const onCut = (event: ClipboardEvent) => {
    onCopy(event)
    if (!isTyping) empty()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isTyping) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    const held = copied.current?.text === text ? copied.current.held : undefined
    const puts = placed({ texts: readBlock(text), held }, selection)
    const number = put(puts)
    selectAll(sheet, puts)
    say(translate('sheet.pasted', { number, skipped: puts.length - number }))
  }
  return { onCopy, onCut, onPaste }
}

function selectAll({ dispatch, selection, size }: SheetCore, places: readonly CellPlace[]) {
  const { row, col } = selection.from
  const last = {
    row: Math.min(size.rows - 1, Math.max(row, ...places.map(place => place.row))),
    col: Math.min(size.cols - 1, Math.max(col, ...places.map(place => place.col))),
  }
  dispatch({ type: 'select', from: last, to: { row, col } })
}
