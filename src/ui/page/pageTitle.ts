import { useEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const listeners = new Set<() => void>()

/** Title of the current page, for the frame. */
export const usePageTitle = (): string | undefined => useSyncExternalStore(subscribe, () => current)

/** Sets the title while the page is mounted. */
export function useAnnouncedTitle(title: string) {
  useEffect(() => {
    announce(title)
    return () => announce(undefined)
  }, [title])
}

function announce(title: string | undefined) {
  current = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
