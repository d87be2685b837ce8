/** Days a position is kept where the company says nothing else. */
export const positionKeptDays = 30

/** The last position of somebody within so many days is told; who was seen before is "not seen". */
export const lastSeenDays = 7

interface Spot {
  readonly lat: number
  readonly lng: number
}
/** Where somebody was, at an instant. */
export interface Seen extends Spot {
  readonly at: string
  /** Metres. */
  readonly accuracy: number | null
}

/** A position this old tells where somebody is; an older one where they were. */
export const freshMinutes = 15

/** Whether a position tells where somebody is now. */
export const isFresh = (at: string, now: number) => now - Date.parse(at) < freshMinutes * 60_000

const earthMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places, over a sphere (haversine): some thousandths off, which tells nobody apart. */
export function metresBetween(a: Spot, b: Spot): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A stop of a day's way: from when until when somebody was there, and how far it was from the one before. */
export interface Stop extends Spot {
  readonly from: string
  readonly until: string
  readonly accuracy: number | null
  readonly metres: number
}

/** Closer than this is the same place, or as exactly as the less accurate of the two was taken. */
const samePlaceMetres = 120

/**
 * A day's way out of its positions: those that lie together are one stop, so that a phone on a desk
 * draws a point and no tangle. The way is as long as from stop to stop.
 */
export function stopsOf(positions: readonly Seen[]): readonly Stop[] {
  const stops: Stop[] = []
  for (const seen of [...positions].sort((a, b) => a.at.localeCompare(b.at))) {
    const last = stops.at(-1)
    const metres = last ? metresBetween(last, seen) : 0
    const near = Math.max(samePlaceMetres, seen.accuracy ?? 0, last?.accuracy ?? 0)
    if (last && metres <= near) stops[stops.length - 1] = { ...last, until: seen.at }
    else stops.push({ ...seen, from: seen.at, until: seen.at, metres })
  }
  return stops
}

export const wayLength = (stops: readonly Stop[]) =>
  stops.reduce((sum, { metres }) => sum + metres, 0)

/** When a device that moves says where it is: at once, then every few minutes, sooner once it has gone some way. */
export const pace = { everyMs: 180_000, leastMs: 30_000, metres: 200 } as const

interface Sent extends Spot {
  readonly at: number
}

/** Whether a reading is worth sending after the last one; times in milliseconds. */
export function isWorthSending(last: Sent | undefined, { at, ...spot }: Sent): boolean {
  if (!last) return true
  const waited = at - last.at
  if (waited >= pace.everyMs) return true
  return waited >= pace.leastMs && metresBetween(last, spot) >= pace.metres
}
