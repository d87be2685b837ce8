import { useTranslate } from 'ra-core'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { filledDown, placed, placesOf, readBlock, writeBlock } from './block'
import { type Intent, intentOf } from './keys'
import type { SheetCore } from './useSheet'

/** What keys and clipboard do to the grid, and what is said of it. */
export function useSheetKeys({ state, dispatch, selection, isOpen, textAt, put, step }: SheetCore) {
  const translate = useTranslate()
  const [said, say] = useState('')
  const empty = () => put(placesOf(selection).map(place => ({ ...place, text: '', column: [''] })))
  const fill = () =>
    say(translate('app.sheet.filled', { number: put(filledDown(selection, textAt)) }))
  const takeBack = () => {
    dispatch({ type: 'back' })
    say(translate('app.sheet.takenBack'))
  }
  const act = (intent: Intent) => {
    if (intent.do === 'go') dispatch({ type: 'go', to: step(intent.by), extend: intent.extend })
    else if (intent.do === 'begin') {
      dispatch({ type: 'begin', text: intent.text ?? textAt(state.at) })
    } else ({ empty, fill, back: takeBack })[intent.do]()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const intent = state.typing === undefined ? intentOf(event) : undefined
    if (!intent || (intent.do === 'begin' && !isOpen(state.at))) return
    event.preventDefault()
    act(intent)
  }
  const onCopy = (event: ClipboardEvent) => {
    if (state.typing !== undefined) return
    event.preventDefault()
    const { from, to } = selection
    const rows = Array.from({ length: to.row - from.row + 1 }, (_, row) =>
      Array.from({ length: to.col - from.col + 1 }, (__, col) =>
        textAt({ row: from.row + row, col: from.col + col }),
      ),
    )
    event.clipboardData.setData('text/plain', writeBlock(rows))
    say(translate('app.sheet.copied', { number: rows.flat().length }))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (state.typing !== undefined) return
    event.preventDefault()
    const puts = placed(readBlock(event.clipboardData.getData('text/plain')), selection)
    const number = put(puts)
    say(translate('app.sheet.pasted', { number, skipped: puts.length - number }))
  }
  return { said, handlers: { onKeyDown, onCopy, onPaste } }
}
