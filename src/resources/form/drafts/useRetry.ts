import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { toRetry } from '../../../providers/session/drafts'

export function useRetried(): string | undefined {
  const { state } = useLocation()
  return (state as Partial<ReturnType<typeof toRetry>> | null)?.retry
}

/** Saves the form once the requested draft is restored, only on the first visit. */
export function useRetry(key: string, save: () => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWanted = useRetried() === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a retry is requested
  useEffect(() => {
    if (!isWanted) return
    navigate({ pathname, search }, { replace: true })
    save()
  }, [isWanted])
}
