import { useEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const listeners = new Set<() => void>()

/** What the page on show calls itself, for the frame around it. */
export const usePageTitle = (): string | undefined => useSyncExternalStore(subscribe, () => current)

/** Says it while the page stands; on the way to the next one there is none. */
export function useTellTitle(title: string) {
  useEffect(() => {
    tell(title)
    return () => tell(undefined)
  }, [title])
}

function tell(title: string | undefined) {
  current = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
