import 'leaflet/dist/leaflet.css'
import { circleMarker, latLngBounds, map } from 'leaflet'
import type { GeoPoint } from '../../kinds/location/data'
import { drawGround, mapStart } from './drawMap'

/** Many labelled places, zoomed to show all of them. */
export function drawPoints(
  holder: HTMLElement,
  places: readonly (GeoPoint & { readonly title: string })[],
) {
  const made = map(holder, mapStart())
  drawGround(made)
  for (const { lat, lng, title } of places) {
    const words = document.createElement('span')
    words.textContent = title
    circleMarker([lat, lng], { radius: 7, weight: 2, className: 'f-map-mark' })
      .bindTooltip(words)
      .addTo(made)
  }
  const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng]))
  made.fitBounds(bounds.pad(0.2), { maxZoom: 8, animate: false })
  return { remove: () => made.remove() }
}
