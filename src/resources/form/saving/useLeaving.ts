import { useBlocker } from 'ra-core'
import { useEffect } from 'react'

interface Leaving {
  /** There are unsaved values. */
  readonly holds: boolean
  /** The values are stored elsewhere, so that closing the window is safe. */
  readonly isKept?: boolean
}

/** Blocks navigation, and the closing of the window, while values are unsaved. */
export function useLeaving({ holds, isKept = false }: Leaving) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (!holds || isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, isKept])
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
