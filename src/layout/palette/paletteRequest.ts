import { createListeners } from '../../base/listeners'
import { isApple } from '../../ui/controls/pageKeys'

/** Initial text of the palette; undefined while it is closed. */
let request: string | undefined
/** The palette is mounted, and its input receives keys. */
let isThere = false
const { notify, subscribe } = createListeners()

/** Outside React: Ctrl K works before the first page, and text typed after it waits for the palette's input. */
export const paletteRequest = {
  now: () => request,
  set(next: string | undefined) {
    request = next
    notify()
  },
  subscribe,
  /** From now on the palette handles keys itself. */
  meet() {
    isThere = true
    return () => {
      isThere = false
    }
  },
}

/**
 * Registers the shortcut of the palette; calling it twice has no further effect. Returns the function
 * that removes it.
 */
export function listenForPaletteKeys(): () => void {
  window.addEventListener('keydown', onKeyDown, true)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    paletteRequest.set(undefined)
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (opens(event)) {
    event.preventDefault()
    if (request === undefined) paletteRequest.set('')
    return
  }
  if (request === undefined || isThere || event.isComposing) return
  const next = typedBy(event, request)
  if (next === request) return
  event.preventDefault()
  event.stopPropagation()
  paletteRequest.set(next)
}

/** By letter, or by key position on keyboards without Latin letters. */
function opens({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isModified = (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  return isModified && isK
}

function typedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, before: string) {
  if (key === 'Escape') return undefined
  if (key === 'Backspace') return before.slice(0, -1)
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? before + key : before
}
