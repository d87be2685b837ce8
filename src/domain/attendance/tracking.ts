/** Default days a position is kept. */
export const positionRetentionDays = 30

/** Days in which a last position is shown; older ones are "not seen". */
export const lastSeenDays = 7

interface Spot {
  readonly lat: number
  readonly lng: number
}
/** Position at an instant. */
export interface SeenPosition extends Spot {
  readonly at: string
  /** In metres. */
  readonly accuracy: number | null
}

/** Maximum age of a current position. */
const freshMinutes = 15

/** True for a current position. */
export const isRecentPosition = (at: string, now: number) =>
  now - Date.parse(at) < freshMinutes * 60_000

const earthMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance in metres on a sphere (haversine), exact to some thousandths. */
export function metresBetween(a: Spot, b: Spot): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A stop on a route: time range, place, and distance from the previous stop. */
export interface TrackStop extends Spot {
  readonly from: string
  readonly until: string
  readonly accuracy: number | null
  readonly metres: number
}

/** Distance within which positions count as one place; more if a position is less accurate. */
const samePlaceMetres = 120

/**
 * Groups positions into stops, so that an idle device is one point. The length of the route is the distance
 * between stops.
 */
export function findStops(positions: readonly SeenPosition[]): readonly TrackStop[] {
  const stops: TrackStop[] = []
  for (const position of [...positions].sort((a, b) => a.at.localeCompare(b.at))) {
    const last = stops.at(-1)
    const metres = last ? metresBetween(last, position) : 0
    const near = Math.max(samePlaceMetres, position.accuracy ?? 0, last?.accuracy ?? 0)
    if (last && metres <= near) stops[stops.length - 1] = { ...last, until: position.at }
    else stops.push({ ...position, from: position.at, until: position.at, metres })
  }
  return stops
}

export const wayLength = (stops: readonly TrackStop[]) =>
  stops.reduce((sum, { metres }) => sum + metres, 0)

/** Rate of position reports: at once, then every few minutes, earlier after some distance. */
export const pace = { everyMs: 180_000, leastMs: 30_000, metres: 200 } as const

interface Sent extends Spot {
  readonly at: number
}

/** True when a reading should be sent; times in milliseconds. */
export function isWorthSending(last: Sent | undefined, { at, ...spot }: Sent): boolean {
  if (!last) return true
  const waitedMs = at - last.at
  if (waitedMs >= pace.everyMs) return true
  return waitedMs >= pace.leastMs && metresBetween(last, spot) >= pace.metres
}
