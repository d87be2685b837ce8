import { useEffect, useReducer } from 'react'
import { markApartSeconds } from '../../../domain/attendance/attendance'

/** A minute of the server's clock, plus tolerance. */
const ASLEEP_MS = (markApartSeconds + 1) * 1000

/**
 * Time until which another mark is blocked: a minute after the latest instant, by a clock `ahead` of the
 * device's; undefined if marking is possible.
 */
export function useAsleep(moments: readonly string[], ahead = 0): number | undefined {
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const until = Math.max(0, ...moments.map(Date.parse)) + ASLEEP_MS
  const left = until - Date.now() - ahead
  // An instant in the future comes from another clock.
  const isAsleep = left > 0 && left <= ASLEEP_MS + 1000
  useEffect(() => {
    if (!isAsleep) return
    const timer = setTimeout(wake, until - Date.now() - ahead + 1)
    return () => clearTimeout(timer)
  }, [isAsleep, until, ahead])
  return isAsleep ? until : undefined
}
