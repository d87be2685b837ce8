import type { KeyboardEvent } from 'react'

/** Moves the focus between lines by arrow keys; Home and End, outside inputs, go to the first and the last. */
export function moveThrough(event: KeyboardEvent<HTMLElement>, way: 'down' | 'across' = 'down') {
  const isTyping = event.target instanceof HTMLInputElement
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, button')]
  const lines = all.filter(line => !line.closest('[data-beyond], [data-none]'))
  const at = lines.indexOf(event.target as HTMLElement)
  if (at < 0) return
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const [next, last] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const [forth, back] = way === 'down' ? ['ArrowDown', 'ArrowUp'] : [next, last]
  const targets = {
    [forth as string]: lines[at + 1],
    [back as string]: lines[at - 1],
    ...(!isTyping && { Home: lines[0], End: lines.at(-1) }),
  }[event.key]
  if (!targets) return
  event.preventDefault()
  targets.focus()
}
