import type { KeyboardEvent } from 'react'

/**
 * Arrows, Home and End among the tabs of a strip, which is one stop for Tab (WAI-ARIA). Answers the tab
 * that has the focus now; whether it is chosen by that is for the strip to say.
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
