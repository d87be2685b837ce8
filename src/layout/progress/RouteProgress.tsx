import { useLocation } from 'ra-core'
import { use, useEffect, useRef } from 'react'
import { WantedRoute } from '../../providers/wantedRoute'
import { useWarm } from '../useWarm'

/** Product.md 9. */
const DELAY_MS = 300
const load = () => import('./bar')

/** The thin bar at the top, while a page that was asked for is not there after 300 ms (product.md 2). */
export function RouteProgress() {
  const onWanted = use(WantedRoute)
  const { key } = useLocation()
  const here = useRef(key)
  const stop = useRef<() => void>(undefined)
  useWarm(load)
  useEffect(() => {
    here.current = key ?? ''
    stop.current?.()
  }, [key])
  useEffect(() => {
    const end = onWanted(wanted => {
      stop.current?.()
      if (wanted !== here.current) stop.current = startAfter(DELAY_MS)
    })
    return () => {
      end()
      stop.current?.()
    }
  }, [onWanted])
  return null
}

/** Answers how to stop, before it shows or after. */
function startAfter(delay: number) {
  let isOver = false
  const timer = setTimeout(async () => {
    const { bar } = await load()
    if (!isOver) bar.start()
  }, delay)
  return () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    void load().then(({ bar }) => bar.done())
  }
}
