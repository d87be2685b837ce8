import { useEffect, useRef, useState } from 'react'
import type { DrawnPlaces, drawPlaces } from './drawPlaces'

interface PlacesMapProps {
  readonly drawn: DrawnPlaces
  readonly onPick?: (id: string | number) => void
}

/** Places and a route on a map, whose code is loaded when it is drawn. */
export function PlacesMap({ drawn, onPick }: PlacesMapProps) {
  const latest = useRef(onPick)
  latest.current = onPick
  const canPick = onPick !== undefined
  const holder = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<ReturnType<typeof drawPlaces>>()
  useEffect(() => {
    let drawnMap: ReturnType<typeof drawPlaces> | undefined
    let isUnmounted = false
    void import('./drawPlaces').then(module => {
      if (isUnmounted || !holder.current) return
      drawnMap = module.drawPlaces(holder.current, canPick ? id => latest.current?.(id) : undefined)
      setMade(drawnMap)
    })
    return () => {
      isUnmounted = true
      setMade(undefined)
      drawnMap?.remove()
    }
  }, [canPick])
  useEffect(() => made?.show(drawn), [made, drawn])
  return <div ref={holder} className="f-map" dir="ltr" />
}
