import { useLocation } from 'ra-core'
import { use, useEffect, useRef } from 'react'
import { loadBar, startAfterDelay } from '../../pieces/progress/startAfter'
import { WantedRoute } from '../../providers/wantedRoute'
import { useWarm } from '../useWarm'

/** The thin bar at the top, while a page that was asked for is not there after 300 ms (product.md 2). */
export function RouteProgress() {
  const onWanted = use(WantedRoute)
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
