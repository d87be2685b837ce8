import type { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useState } from 'react'
import { pastedFiles } from '../../pieces/pastedFiles'

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>

/** Pictures that were pasted or dropped into a text and wait for their words, the first first. */
export function useGiven(editor: Editor | null, isPictured: boolean) {
  const [given, setGiven] = useState<readonly File[]>([])
  useEffect(() => {
    if (!editor || !isPictured) return undefined
    const area = editor.view.dom
    const over = new AbortController()
    const options = { signal: over.signal, capture: true }
    const take = (event: Event, data: DataTransfer | null) => {
      const files = picturesIn(data)
      if (files.length === 0) return false
      event.preventDefault()
      event.stopImmediatePropagation()
      setGiven(known => [...known, ...files])
      return true
    }
    area.addEventListener('paste', event => take(event, event.clipboardData), options)
    area.addEventListener(
      'drop',
      event => {
        const place = { left: event.clientX, top: event.clientY }
        const at = editor.view.posAtCoords(place)
        if (take(event, event.dataTransfer) && at) editor.commands.setTextSelection(at.pos)
      },
      options,
    )
    return () => over.abort()
  }, [editor, isPictured])
  const isMissed = useHeldSave(editor, given[0])
  return { given: given[0], isMissed, next: () => setGiven(known => known.slice(1)) }
}

/** Of what is pasted, what a text can show. */
const picturesIn = (data: DataTransfer | null) =>
  pastedFiles(data).filter(({ type }) => type.startsWith('image/'))

/** Whether a save was held because a picture still waits: it would be lost without a word. */
function useHeldSave(editor: Editor | null, waiting: File | undefined) {
  const [missed, setMissed] = useState<File>()
  useEffect(() => {
    const form = editor?.view.dom.closest('form')
    if (!form || !waiting) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setMissed(waiting)
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [editor, waiting])
  return waiting !== undefined && missed === waiting
}
