import { useEffect } from 'react'

/** A scanner sends its characters at once; a person is given this long for the next. */
const PAUSE_MS = 2000
const SHORTEST = 5
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="grid"], [role="listbox"]'

/** Hears a code that is scanned or typed outside of every field, and ended by Enter. */
export function useScanned(onCode: (code: string) => void) {
  useEffect(() => {
    let typed = ''
    let last = 0
    const press = (event: KeyboardEvent) => {
      if (!isForUs(event)) return
      const { key, timeStamp } = event
      if (timeStamp - last > PAUSE_MS) typed = ''
      last = timeStamp
      if (/^[\w./-]$/.test(key)) typed += key
      if (key !== 'Enter') return
      const code = typed
      typed = ''
      if (!isCode(code)) return
      // Enter belongs to the code, not to whatever has the focus.
      event.preventDefault()
      event.stopPropagation()
      onCode(code)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onCode])
}

const isForUs = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(target instanceof Element && target.closest(busy)) && !ctrlKey && !metaKey && !altKey

const isCode = (typed: string) => typed.length >= SHORTEST && /\d/.test(typed)
