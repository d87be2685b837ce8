import { useEffect } from 'react'

/** Maximum pause between characters; a scanner sends them at once, a person types slowly. */
const PAUSE_MS = 2000
const SHORTEST = 5
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="grid"], [role="listbox"]'

/** Pages that handle codes themselves; while one is mounted, only its handler is called. */
const pages = new Set<object>()

/** Listens for a code scanned or typed outside inputs and ended by Enter. */
export function useWedge(onCode: (code: string) => void, { isPage = false } = {}) {
  useEffect(() => {
    const own = {}
    if (isPage) pages.add(own)
    const onKey = listener(code => {
      if (!isPage && pages.size > 0) return false
      onCode(code)
      return true
    })
    window.addEventListener('keydown', onKey, true)
    return () => {
      pages.delete(own)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [onCode, isPage])
}

function listener(onScan: (code: string) => boolean) {
  let typed = ''
  let last = 0
  return (event: KeyboardEvent) => {
    if (!isRelevant(event)) return
    const { key, timeStamp } = event
    if (timeStamp - last > PAUSE_MS) typed = ''
    last = timeStamp
    if (/^[\w./-]$/.test(key)) typed += key
    if (key !== 'Enter') return
    const code = typed
    typed = ''
    if (!isCode(code) || !onScan(code)) return
    // Enter belongs to the code, so the focused element must not receive it.
    event.preventDefault()
    event.stopPropagation()
  }
}

const isRelevant = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(target instanceof Element && target.closest(busy)) && !ctrlKey && !metaKey && !altKey

const isCode = (typed: string) => typed.length >= SHORTEST && /\d/.test(typed)
