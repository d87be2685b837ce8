import { useBlocker } from 'ra-core'
import { useEffect } from 'react'

interface Leaving {
  /** Something typed is not saved yet. */
  readonly holds: boolean
  /** It is kept elsewhere: closing the window loses nothing. */
  readonly isKept?: boolean
}

/** Stops the way to another page, and the closing of the window, before what was typed is lost. */
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
