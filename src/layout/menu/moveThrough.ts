import type { KeyboardEvent } from 'react'

/** Up and down go from line to line; Home and End, where nothing is typed, to the first and the last. */
export function moveThrough(event: KeyboardEvent<HTMLElement>) {
  const isTyping = event.target instanceof HTMLInputElement
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, button')]
  const at = lines.indexOf(event.target as HTMLElement)
  const next = {
    ArrowDown: lines[at + 1],
    ArrowUp: lines[at - 1],
    ...(!isTyping && { Home: lines[0], End: lines.at(-1) }),
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
