import 'leaflet/dist/leaflet.css'
import {
  circle,
  circleMarker,
  control,
  divIcon,
  type LatLngBounds,
  latLngBounds,
  layerGroup,
  map,
  marker,
  polyline,
} from 'leaflet'
import { drawGround, mapStart } from '../../fields/map/drawMap'

export interface DrawnPerson {
  readonly id: number
  readonly lat: number
  readonly lng: number
  readonly accuracy: number | null
  readonly initials: string
  readonly photo: string
  /** Name, time, group. */
  readonly title: string
  readonly isFresh: boolean
  readonly isSelected: boolean
}
export interface DrawnStop {
  readonly lat: number
  readonly lng: number
  readonly title: string
}
export interface Drawn {
  readonly people: readonly DrawnPerson[]
  readonly stops: readonly DrawnStop[]
  /** The map moves to its content when this key changes, but not when people move. */
  readonly view: string
}

/** Distance in px below which markers become one. */
const CLOSE = 34

/** Draws the team: a marker for each person or for those close together, and the route of the chosen one. The page has the same data as text. */
export function drawTeam(holder: HTMLElement, onPick: (person: number) => void) {
  const leafletMap = map(holder, mapStart())
  drawGround(leafletMap)
  control.scale({ imperial: false }).addTo(leafletMap)
  const layer = layerGroup().addTo(leafletMap)
  let view = ''
  let last: Drawn = { people: [], stops: [], view }
  const place = ({ lat, lng }: DrawnPerson) => leafletMap.latLngToLayerPoint([lat, lng])
  const draw = () => {
    layer.clearLayers()
    const groups: DrawnPerson[][] = []
    for (const person of last.people) {
      const near = groups.find(([head]) => head && place(head).distanceTo(place(person)) < CLOSE)
      if (near) near.push(person)
      else groups.push([person])
    }
    const parts = groups.flatMap(([first, ...others]) => {
      if (!first) return []
      return others.length === 0
        ? drawPerson(first, onPick)
        : [drawGroup([first, ...others], bounds => leafletMap.fitBounds(bounds.pad(0.4)))]
    })
    for (const part of [...drawWay(last.stops), ...parts]) part.addTo(layer)
  }
  leafletMap.on('zoomend', draw)
  return {
    show(drawn: Drawn) {
      last = drawn
      draw()
      const { people, stops, view: wantedView } = drawn
      const points = stops.length > 0 ? stops : people
      if (wantedView === view || points.length === 0) return
      view = wantedView
      const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
      leafletMap.fitBounds(bounds.pad(0.25), { maxZoom: 14, animate: false })
    },
    remove: () => leafletMap.remove(),
  }
}

const drawWay = (stops: readonly DrawnStop[]) => [
  ...(stops.length > 1
    ? [
        polyline(
          stops.map(({ lat, lng }): [number, number] => [lat, lng]),
          { className: 'tk-way', weight: 3, interactive: false },
        ),
      ]
    : []),
  ...stops.map(({ lat, lng, title }) =>
    circleMarker([lat, lng], { radius: 5, weight: 2, className: 'tk-stop' }).bindTooltip(
      toText(title),
    ),
  ),
]

function drawPerson(person: DrawnPerson, onPick: (person: number) => void) {
  const { id, lat, lng, accuracy, initials, photo, title, isFresh, isSelected } = person
  const face = document.createElement('span')
  face.textContent = initials
  if (photo) face.style.backgroundImage = `url(${JSON.stringify(photo)})`
  const className = `tk-mark${isFresh ? ' tk-fresh' : ''}${isSelected ? ' tk-chosen' : ''}`
  const icon = divIcon({ html: face, className, iconSize: [36, 36] })
  const mark = marker([lat, lng], { icon, title, alt: title, zIndexOffset: isSelected ? 500 : 0 })
  mark.on('click keypress', event => {
    const key = (event as { originalEvent?: KeyboardEvent }).originalEvent?.key
    if (key === undefined || key === 'Enter') onPick(id)
  })
  const around =
    isSelected && accuracy
      ? [circle([lat, lng], { radius: accuracy, className: 'tk-around', interactive: false })]
      : []
  return [...around, mark]
}

/** One marker for people close together; it brings them closer. */
function drawGroup(people: readonly DrawnPerson[], zoom: (bounds: LatLngBounds) => void) {
  const face = document.createElement('span')
  face.textContent = String(people.length)
  const title = people.map(person => person.title).join('\n')
  const bounds = latLngBounds(people.map(({ lat, lng }) => [lat, lng]))
  const isFresh = people.some(person => person.isFresh)
  const className = `tk-mark tk-group${isFresh ? ' tk-fresh' : ''}`
  const icon = divIcon({ html: face, className, iconSize: [40, 40] })
  return marker(bounds.getCenter(), { icon, title, alt: title }).on('click', () => zoom(bounds))
}

/** Names are inserted as text, never as HTML. */
function toText(text: string) {
  const words = document.createElement('span')
  words.textContent = text
  return words
}
