import { useSyncExternalStore } from 'react'

/** Under 600 px: a phone (ux.md 7). Where nothing can say so, it is none. */
export const useNarrow = (query = '(max-width: 599.95px)'): boolean =>
  useSyncExternalStore(
    listener => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(query).matches ?? false,
  )
