import { useEffect, useReducer } from 'react'
import { markIntervalSeconds } from '../../../domain/attendance/attendance'

/** A minute of the server's clock, plus tolerance. */
const INTERVAL_MS = (markIntervalSeconds + 1) * 1000

/**
 * Time until which another mark is blocked: a minute after the latest instant, by a clock `ahead` of the
 * device's; undefined if marking is possible.
 */
export function useBlockedUntil(moments: readonly string[], ahead = 0): number | undefined {
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const until = Math.max(0, ...moments.map(Date.parse)) + INTERVAL_MS
  const remainingMs = until - Date.now() - ahead
  // An instant in the future comes from another clock.
  const isBlocked = remainingMs > 0 && remainingMs <= INTERVAL_MS + 1000
  useEffect(() => {
    if (!isBlocked) return
    const timer = setTimeout(wake, until - Date.now() - ahead + 1)
    return () => clearTimeout(timer)
  }, [isBlocked, until, ahead])
  return isBlocked ? until : undefined
}
