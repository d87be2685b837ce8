import { useSyncExternalStore } from 'react'

/** True below 600 px, for phones; false without `matchMedia`. */
export const useNarrow = (query = '(max-width: 599.95px)'): boolean =>
  useSyncExternalStore(
    listener => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(query).matches ?? false,
  )
