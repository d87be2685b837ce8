import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { toRetry } from '../../../providers/drafts'

/** The draft that is to be saved again, by its name. */
export function useRetried(): string | undefined {
  const { state } = useLocation()
  return (state as Partial<ReturnType<typeof toRetry>> | null)?.retry
}

/** Saves the form once the wanted draft stands in it; another visit of the address does not. */
export function useRetry(key: string, save: () => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWanted = useRetried() === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the wish asks
  useEffect(() => {
    if (!isWanted) return
    navigate({ pathname, search }, { replace: true })
    save()
  }, [isWanted])
}
