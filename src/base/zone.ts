const dayMs = 86_400_000
const mostDays = 20_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Offsets at the start of days in UTC. */
  readonly starts: Map<number, number>
}

const zones = new Map<string, Zone>()

/**
 * Milliseconds that clocks of a time zone are ahead of UTC at a time. Before 1970 the offset of 1970 counts,
 * so that offsets are whole minutes.
 */
export function offsetAt(time: number, timeZone: string): number {
  const zone = zones.get(timeZone) ?? zoneOf(timeZone)
  const known = Math.max(time, 0)
  const day = Math.floor(known / dayMs)
  const offset = startOf(zone, day)
  return offset === startOf(zone, day + 1) ? offset : offsetIn(zone, known)
}

/** Local time of the time zone at an instant, in milliseconds as if it were UTC. */
export const clockAt = (time: number, timeZone: string) => time + offsetAt(time, timeZone)

/**
 * First time at which clocks of the time zone show this; where they leave it out, the time at which they
 * are put forward past it.
 */
export function timeOfClock(clock: number, timeZone: string): number {
  const before = clock - offsetAt(clock - dayMs, timeZone)
  const after = clock - offsetAt(clock + dayMs, timeZone)
  const [first, last] = before < after ? [before, after] : [after, before]
  const found = [first, last].find(time => clockAt(time, timeZone) === clock)
  return found ?? before
}

function zoneOf(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const zone = { format, starts: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}

function startOf(zone: Zone, day: number): number {
  const known = zone.starts.get(day)
  if (known !== undefined) return known
  if (zone.starts.size >= mostDays) zone.starts.clear()
  const offset = offsetIn(zone, day * dayMs)
  zone.starts.set(day, offset)
  return offset
}

/** Reads `3/1/2026, GMT-05:00`; UTC itself is `GMT`. */
function offsetIn({ format }: Zone, time: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(time)) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -offset : offset
}
