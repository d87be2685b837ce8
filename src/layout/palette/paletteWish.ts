/** What the palette is wanted with; undefined while it is closed. */
let wish: string | undefined
/** The palette stands, and its field hears what is typed. */
let isThere = false
const listeners = new Set<() => void>()

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Kept outside of React: Ctrl K is heard before there is a page, and what is typed after it waits for
 * the palette's field.
 */
export const paletteWish = {
  now: () => wish,
  set(next: string | undefined) {
    wish = next
    for (const tell of listeners) tell()
  },
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
  /** From here on keys are the palette's own. */
  meet() {
    isThere = true
    return () => {
      isThere = false
    }
  },
}

/** Begins to hear the keys that open the palette; twice is once. Answers how to end it. */
export function hearPaletteKeys(): () => void {
  window.addEventListener('keydown', hear, true)
  return () => {
    window.removeEventListener('keydown', hear, true)
    paletteWish.set(undefined)
  }
}

function hear(event: KeyboardEvent) {
  if (opens(event)) {
    event.preventDefault()
    if (wish === undefined) paletteWish.set('')
    return
  }
  if (wish === undefined || isThere || event.isComposing) return
  const next = typedBy(event, wish)
  if (next === wish) return
  event.preventDefault()
  event.stopPropagation()
  paletteWish.set(next)
}

/** By its letter, and by its place where the keyboard writes no Latin. */
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
