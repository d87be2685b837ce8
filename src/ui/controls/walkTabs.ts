import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End inside a tab list with one tab stop (WAI-ARIA). Returns the focused tab; the
 * caller decides whether focus selects it.
 */
export function walkTabs({
  key,
  currentTarget,
}: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: -1 }[key]
  if (to === undefined || at < 0) return undefined
  const next = tabs.at(to % tabs.length)
  next?.focus()
  return next
}
