import { useEffect, useReducer } from 'react'
import { markApartSeconds } from '../../domain/attendance'

/** A minute by the server's clock, and what the clock here may lack of it. */
const ASLEEP_MS = (markApartSeconds + 1) * 1000

/**
 * Until when a second press would only be a slip: a minute from the latest of these moments, by the clock
 * that is `ahead` of this device's as they are; undefined: one may mark.
 */
export function useAsleep(moments: readonly string[], ahead = 0): number | undefined {
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const until = Math.max(0, ...moments.map(Date.parse)) + ASLEEP_MS
  const left = until - Date.now() - ahead
  // A moment that lies ahead is another clock's.
  const isAsleep = left > 0 && left <= ASLEEP_MS + 1000
  useEffect(() => {
    if (!isAsleep) return
    const timer = setTimeout(wake, until - Date.now() - ahead + 1)
    return () => clearTimeout(timer)
  }, [isAsleep, until, ahead])
  return isAsleep ? until : undefined
}
