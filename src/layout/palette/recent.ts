import { useLocation, useStore } from 'ra-core'
import { useEffect } from 'react'
import { BRAND } from '../../pieces/Brand'

/** A page somebody was on. */
export interface Recent {
  readonly to: string
  readonly label: string
}

const RECENT = 'recent'
const MOST = 8
/** So long a page has to say what it is called. */
const TITLED_MS = 1200

export const useRecent = () => useStore<readonly Recent[]>(RECENT, [])

/** Remembers where the reader was, by the titles of the pages. */
export function useRemembered() {
  const { pathname } = useLocation()
  const [, keep] = useRecent()
  useEffect(() => {
    const timer = setTimeout(() => {
      const label = document.title.replace(` · ${BRAND}`, '')
      if (label === BRAND || label === '') return
      keep(before => [
        { to: pathname, label },
        ...before.filter(({ to }) => to !== pathname).slice(0, MOST - 1),
      ])
    }, TITLED_MS)
    return () => clearTimeout(timer)
  }, [pathname, keep])
}
