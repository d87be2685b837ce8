import { useEvent } from 'ra-core'
import { type RefObject, useEffect, useRef } from 'react'

const sides: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A card dragged by keyboard reaches only visible columns: the target column is scrolled into view first,
 * then the key is repeated. `over` is the current column.
 */
export function useReach(over: RefObject<string | undefined>) {
  const board = useRef<HTMLDivElement>(null)
  const reach = useEvent((event: KeyboardEvent) => {
    const side = sides[event.key]
    if (!side || !board.current || over.current === undefined) return
    const here = board.current.querySelector(`[data-state="${over.current}"]`)
    const next = here && nextOpen(board.current, here, side)
    if (!next || isInSight(board.current, next) || !isNear(board.current, here, next)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    next.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' })
    const again = new KeyboardEvent('keydown', { key: event.key })
    // The library reads the deprecated property.
    Object.defineProperty(again, 'keyCode', { value: event.keyCode })
    requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(again)))
  })
  // Registered before the library's own listener on the window.
  useEffect(() => {
    window.addEventListener('keydown', reach, true)
    return () => window.removeEventListener('keydown', reach, true)
  }, [reach])
  return board
}

/** The nearest column on this side that accepts the card. */
function nextOpen(board: HTMLElement, here: Element, side: 1 | -1): Element | undefined {
  const left = (column: Element) => side * column.getBoundingClientRect().left
  return [...board.querySelectorAll('.b-open, .b-home')]
    .filter(column => left(column) > left(here))
    .sort((a, b) => left(a) - left(b))[0]
}

function isInSight(board: HTMLElement, column: Element): boolean {
  const [frame, box] = [board.getBoundingClientRect(), column.getBoundingClientRect()]
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
}

/** A column far out of sight is reached by the card's menu instead. */
function isNear(board: HTMLElement, here: Element, next: Element): boolean {
  const [a, b] = [here.getBoundingClientRect(), next.getBoundingClientRect()]
  return Math.max(a.right, b.right) - Math.min(a.left, b.left) < board.clientWidth + a.width / 2
}
