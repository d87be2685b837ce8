import type { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useEffectEvent, useState } from 'react'
import { pastedFiles } from '../../../ui/controls/pastedFiles'
import type { WrittenPictures } from './usePictures'

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>

interface Given {
  readonly id: string
  readonly file: File
}

/** Uploads of pictures into a text: chosen, pasted or dropped, up to the allowed number. */
export function useGiven(editor: Editor | null, pictures: WrittenPictures | undefined) {
  const [given, setGiven] = useState<readonly Given[]>([])
  const [isFull, setFull] = useState(false)
  const add = (files: readonly File[]) => {
    const room = (pictures?.most ?? 0) - (pictures?.count() ?? 0) - given.length
    setFull(files.length > room)
    const taken = files.slice(0, Math.max(0, room))
    setGiven(known => [...known, ...taken.map(file => ({ id: crypto.randomUUID(), file }))])
  }
  usePasted(editor, pictures !== undefined, add)
  const done = (gone: string) => setGiven(known => known.filter(({ id }) => id !== gone))
  return { given, isFull, add, done }
}

function usePasted(editor: Editor | null, isPictured: boolean, add: (files: File[]) => void) {
  // The editor ignores events that are handled already.
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = pastedFiles(data).filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return false
    event.preventDefault()
    add(files)
    return true
  })
  useEffect(() => {
    if (!editor || !isPictured) return undefined
    const area = editor.view.dom
    const over = new AbortController()
    const options = { signal: over.signal, capture: true }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const drop = (event: DragEvent) => {
      const at = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (take(event, event.dataTransfer) && at) editor.commands.setTextSelection(at.pos)
    }
    area.addEventListener('paste', paste, options)
    area.addEventListener('drop', drop, options)
    return () => over.abort()
  }, [editor, isPictured])
}
