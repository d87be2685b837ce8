import { useEffect, useSyncExternalStore } from 'react'
import { serverClockOf } from '../../../features/attendance/serverClock'
import { useBackend, useConnection } from '../../../providers/backend/backendContext'

/** Offset of the server's clock, if known; updated while online. */
export function useServerAhead(): number | undefined {
  const backend = useBackend()
  const isDisconnected = useConnection() === 'lost'
  const clock = serverClockOf(backend)
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead)
  const isKnown = ahead !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after the device's clock was set
  useEffect(() => {
    if (!isDisconnected) void clock.read()
  }, [clock, isDisconnected, isKnown])
  return ahead
}
