import 'leaflet/dist/leaflet.css'
import { circleMarker, type Map as LeafletMap, map, polygon, tileLayer } from 'leaflet'
import { business } from '../../base/business'
import type { MapPoint } from '../../base/businessParts'
import type { GeoPoint } from '../../kinds/location/data'

export interface DrawnMap {
  readonly show: (place: GeoPoint) => void
  readonly remove: () => void
}

/** Tiles come only from the configured server; otherwise the map is an outline. */
const tiles: string | undefined = import.meta.env.VITE_MAP_TILES

export function drawMap(holder: HTMLElement, onPick: (place: GeoPoint) => void): DrawnMap {
  const made = map(holder, { ...mapStart(), attributionControl: Boolean(tiles) })
  drawGround(made)
  made.on('click', ({ latlng }) => {
    const { lat, lng } = latlng.wrap()
    onPick({ lat: sixDecimals(lat), lng: sixDecimals(lng) })
  })
  const mark = circleMarker([0, 0], { radius: 9, weight: 3, className: 'f-map-mark' })
  return {
    show: ({ lat, lng }) => {
      mark.setLatLng([lat, lng]).addTo(made)
      made.setView([lat, lng], tiles ? 14 : 7, { animate: false })
    },
    remove: () => made.remove(),
  }
}

/** Centre and zoom of a map without places. */
export function mapStart(): { center: MapPoint; zoom: number } {
  const { center = [0, 0], zoom = 1 } = business().map ?? {}
  return { center, zoom }
}

/** Tiles, otherwise the outline of the business's map, which is loaded. */
export function drawGround(made: LeafletMap) {
  if (tiles) tileLayer(tiles, { maxZoom: 19 }).addTo(made)
  else void drawOutline(made)
}

async function drawOutline(made: LeafletMap) {
  let isRemoved = false
  made.on('unload', () => {
    isRemoved = true
  })
  const ground = await business().map?.ground()
  if (!ground || isRemoved) return
  for (const [name, at] of Object.entries(ground.towns)) {
    circleMarker(at, { radius: 3, className: 'f-map-town', interactive: false })
      .bindTooltip(name, {
        ...{ permanent: true, direction: 'right', className: 'f-map-name' },
        // Beside the mark of a group.
        offset: [20, 0],
      })
      .addTo(made)
      .bringToBack()
  }
  polygon(ground.outline, { className: 'f-map-outline', weight: 2, interactive: false })
    .addTo(made)
    .bringToBack()
}

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
