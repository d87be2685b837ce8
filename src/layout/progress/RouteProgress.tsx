import { useLocation } from 'ra-core'
import { use, useEffect, useRef } from 'react'
import { RequestedRoute } from '../../providers/navigation/requestedRoute'
import { loadBar, startAfterDelay } from '../../ui/progress/startAfter'
import { useWarm } from '../dropdown/useWarm'

/** The progress bar at the top, shown if a requested page takes longer than 300 ms. */
export function RouteProgress() {
  const onWanted = use(RequestedRoute)
  const { key } = useLocation()
  const here = useRef(key)
  const stop = useRef<() => void>(undefined)
  useWarm(loadBar)
  useEffect(() => {
    here.current = key ?? ''
    stop.current?.()
  }, [key])
  useEffect(() => {
    const end = onWanted(wanted => {
      stop.current?.()
      if (wanted !== here.current) stop.current = startAfterDelay()
    })
    return () => {
      end()
      stop.current?.()
    }
  }, [onWanted])
  return null
}
