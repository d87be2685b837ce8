import type { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useState } from 'react'

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
  return { given: given[0], next: () => setGiven(known => known.slice(1)) }
}

/** A table's cells come with a picture of themselves: where there are words, they are meant. */
const picturesIn = (data: DataTransfer | null) =>
  data?.getData('text/plain')
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
