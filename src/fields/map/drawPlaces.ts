import 'leaflet/dist/leaflet.css'
import './places.css'
import {
  circle,
  circleMarker,
  control,
  divIcon,
  type LatLngBounds,
  latLngBounds,
  layerGroup,
  type Marker,
  map,
  marker,
  polyline,
} from 'leaflet'
import type { GeoPoint } from '../../kinds/location/data'
import { drawGround, mapStart } from './drawMap'

export interface DrawnPlace extends GeoPoint {
  readonly id: string | number
  /** Name and facts, as one line. */
  readonly title: string
  /** Letters in the mark. */
  readonly letters?: string
  readonly photo?: string
  /** Radius in metres of what is known. */
  readonly accuracy?: number | null
  /** Colour of the mark, as a token. @default secondary text */
  readonly colour?: string
  readonly isFresh?: boolean
  readonly isSelected?: boolean
}
export interface DrawnStop extends GeoPoint {
  readonly title: string
}
export interface DrawnPlaces {
  readonly places: readonly DrawnPlace[]
  /** A route. */
  readonly stops?: readonly DrawnStop[]
  /** The map moves to its content when this key changes, but not when places move. */
  readonly view: string
}
type OnPick = (id: DrawnPlace['id']) => void

/** Distance in px below which marks become one. */
const CLOSE = 34
const NEAREST_ZOOM = 17

/** Draws a mark for each place or for those close together, and a route. The page has the same data as text. */
export function drawPlaces(holder: HTMLElement, onPick?: OnPick) {
  const drawnMap = map(holder, mapStart())
  drawGround(drawnMap)
  control.scale({ imperial: false }).addTo(drawnMap)
  const layer = layerGroup().addTo(drawnMap)
  let view: string | undefined
  let last: DrawnPlaces = { places: [], view: '' }
  const pointOf = ({ lat, lng }: GeoPoint) => drawnMap.latLngToLayerPoint([lat, lng])
  const zoomTo = (bounds: LatLngBounds) =>
    drawnMap.fitBounds(bounds.pad(0.4), { maxZoom: NEAREST_ZOOM })
  const draw = () => {
    layer.clearLayers()
    const groups: { at: ReturnType<typeof pointOf>; places: DrawnPlace[] }[] = []
    for (const place of last.places) {
      const at = pointOf(place)
      const near = groups.find(group => group.at.distanceTo(at) < CLOSE)
      if (near) near.places.push(place)
      else groups.push({ at, places: [place] })
    }
    const isNear = drawnMap.getZoom() >= NEAREST_ZOOM
    const marks = groups.flatMap(({ places: [first, ...others] }) => {
      if (!first) return []
      return others.length === 0
        ? drawPlace(first, onPick)
        : [drawGroup([first, ...others], { onPick, zoomTo: isNear ? undefined : zoomTo })]
    })
    for (const part of [...drawWay(last.stops ?? []), ...marks]) part.addTo(layer)
  }
  drawnMap.on('zoomend', draw)
  return {
    show(drawn: DrawnPlaces) {
      last = drawn
      const { places, stops = [], view: wantedView } = drawn
      const points = stops.length > 0 ? stops : places
      if (wantedView !== view && points.length > 0) {
        view = wantedView
        const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
        drawnMap.fitBounds(bounds.pad(0.25), { maxZoom: 14, animate: false })
      }
      draw()
    },
    remove: () => drawnMap.remove(),
  }
}

const drawWay = (stops: readonly DrawnStop[]) => [
  ...(stops.length > 1
    ? [
        polyline(
          stops.map(({ lat, lng }): [number, number] => [lat, lng]),
          { className: 'f-map-way', weight: 3, interactive: false },
        ),
      ]
    : []),
  ...stops.map(({ lat, lng, title }) =>
    circleMarker([lat, lng], { radius: 5, weight: 2, className: 'f-map-stop' }).bindTooltip(
      toText('span', title),
    ),
  ),
]

function drawPlace(place: DrawnPlace, onPick: OnPick | undefined) {
  const { id, lat, lng, accuracy, letters = '', photo, title, isFresh, isSelected } = place
  const face = toText('span', letters)
  if (photo) face.style.backgroundImage = `url(${JSON.stringify(photo)})`
  else if (place.colour) face.style.backgroundColor = `var(--${place.colour})`
  const size = photo || letters ? 36 : 22
  const className = `f-place${isFresh ? ' f-place-fresh' : ''}${isSelected ? ' f-place-chosen' : ''}`
  const icon = divIcon({ html: face, className, iconSize: [size, size] })
  const mark = marker([lat, lng], { icon, title, alt: title, zIndexOffset: isSelected ? 500 : 0 })
  onPress(mark, () => onPick?.(id))
  const around =
    isSelected && accuracy
      ? [circle([lat, lng], { radius: accuracy, className: 'f-map-around', interactive: false })]
      : []
  return [...around, mark]
}

/** By pointer, or Enter on the focused mark. */
const onPress = (mark: Marker, act: () => void) =>
  mark.on('click keypress', event => {
    const key = (event as { originalEvent?: KeyboardEvent }).originalEvent?.key
    if (key === undefined || key === 'Enter') act()
  })

interface GroupActs {
  readonly onPick: OnPick | undefined
  /** Absent where the map is as near as it gets. */
  readonly zoomTo: ((bounds: LatLngBounds) => void) | undefined
}

/** One mark for places close together; it brings them closer, and lists those that stand on one point. */
function drawGroup(places: readonly DrawnPlace[], { onPick, zoomTo }: GroupActs) {
  const face = toText('span', String(places.length))
  const title = places.map(place => place.title).join('\n')
  const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng]))
  const isFresh = places.some(place => place.isFresh)
  const className = `f-place f-place-group${isFresh ? ' f-place-fresh' : ''}`
  const icon = divIcon({ html: face, className, iconSize: [40, 40] })
  const mark = marker(bounds.getCenter(), { icon, title, alt: title })
  if (zoomTo && !bounds.getNorthEast().equals(bounds.getSouthWest()))
    return onPress(mark, () => zoomTo(bounds))
  return mark.bindPopup(() => listOf(places, onPick))
}

function listOf(places: readonly DrawnPlace[], onPick: OnPick | undefined) {
  const list = document.createElement('ul')
  for (const { id, title } of places) {
    const item = toText(onPick ? 'button' : 'span', title)
    item.className = onPick ? 'f-link' : ''
    item.addEventListener('click', () => onPick?.(id))
    list.appendChild(document.createElement('li')).append(item)
  }
  return list
}

/** Names are inserted as text, never as HTML. */
function toText(tag: 'span' | 'button', text: string) {
  const words = document.createElement(tag)
  words.textContent = text
  return words
}
