import { useEffect, useRef } from 'react'
import type { GeoPoint } from '../../kinds/location/data'
import type { DrawnMap } from './drawMap'

interface PlaceMapProps {
  readonly place?: GeoPoint
  readonly onPick?: (place: GeoPoint) => void
}

/** A place on a map; a click picks another one. The map's code is loaded when it is drawn. */
export function PlaceMap({ place, onPick }: PlaceMapProps) {
  const holder = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const latest = useRef({ place, onPick })
  latest.current = { place, onPick }
  useEffect(() => {
    let gone = false
    void import('./drawMap').then(({ drawMap }) => {
      if (gone || !holder.current) return
      drawn.current = drawMap(holder.current, picked => latest.current.onPick?.(picked))
      if (latest.current.place) drawn.current.show(latest.current.place)
    })
    return () => {
      gone = true
      drawn.current?.remove()
    }
  }, [])
  const { lat, lng } = place ?? {}
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) drawn.current?.show({ lat, lng })
  }, [lat, lng])
  return <div ref={holder} className="f-map" dir="ltr" />
}
