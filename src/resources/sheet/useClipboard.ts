import { useTranslate } from 'ra-core'
import { type ClipboardEvent, useRef } from 'react'
import { type Block, type CellPlace, placed, readBlock, writeBlock } from './cells/block'
import type { SheetCore } from './cells/useSheet'

interface ClipboardMessages {
  readonly say: (text: string) => void
  readonly empty: () => void
}

/** Copies and pastes like a spreadsheet; cells copied from this grid keep their values. */
export function useClipboard(sheet: SheetCore, { say, empty }: ClipboardMessages) {
  const { state, selection, heldAt, put } = sheet
  const translate = useTranslate()
  const copied = useRef<{ text: string; held: Block['held'] }>(undefined)
  const isTyping = state.typing !== undefined

  const onCopy = (event: ClipboardEvent) => {
    if (isTyping) return
    event.preventDefault()
    const { from, to } = selection
    const held = Array.from({ length: to.row - from.row + 1 }, (_, row) =>
      Array.from({ length: to.col - from.col + 1 }, (__, col) =>
        heldAt({ row: from.row + row, col: from.col + col }),
      ),
    )
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
