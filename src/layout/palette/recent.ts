import { useLocation, useStore } from 'ra-core'
import { useEffect } from 'react'
import { brand } from '../../ui/page/Brand'

interface Recent {
  readonly to: string
  readonly label: string
}

const RECENT = 'recent'
const MOST = 8
/** Time for a page to set its title. */
const TITLED_MS = 1200

export const useRecent = () => useStore<readonly Recent[]>(RECENT, [])

/** Stores the visited pages with their titles. */
export function useRemembered() {
  const { pathname } = useLocation()
  const [, keep] = useRecent()
  useEffect(() => {
    const timer = setTimeout(() => {
      const label = document.title.replace(` · ${brand()}`, '')
      if (label === brand() || label === '') return
      keep(before => [
        { to: pathname, label },
        ...before.filter(({ to }) => to !== pathname).slice(0, MOST - 1),
      ])
    }, TITLED_MS)
    return () => clearTimeout(timer)
  }, [pathname, keep])
}
