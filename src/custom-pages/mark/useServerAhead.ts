import { useEffect, useSyncExternalStore } from 'react'
import { serverClockOf } from '../../providers/attendance/serverClock'
import { useBackend, useConnection } from '../../providers/backendContext'

/** How far the server's clock is ahead, as long as that is known; asked while it can be reached. */
export function useServerAhead(): number | undefined {
  const backend = useBackend()
  const isLost = useConnection() === 'lost'
  const clock = serverClockOf(backend)
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead)
  const isKnown = ahead !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was set since is asked for anew
  useEffect(() => {
    if (!isLost) void clock.hear()
  }, [clock, isLost, isKnown])
  return ahead
}
