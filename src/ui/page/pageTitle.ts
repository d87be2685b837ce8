import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../base/listeners'

let current: string | undefined
const { notify, subscribe } = createListeners()

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
  notify()
}
