import type { Backend } from '../backend'
import { indexedDbBox } from '../draftBox'
import { createMarks, type Marks, type Position } from './marks'

/** A busy server is asked again. */
const AGAIN_MS = 30_000
/** Says that marks wait here, so that a start knows without opening anything. */
const KEY = 'marksWaiting'
const PATIENCE_MS = 10_000

interface Attendance {
  readonly marks: Marks
  readonly onSent: (listener: () => void) => () => void
}
const known = new WeakMap<Backend, Attendance>()

/** Made where somebody marks, or where some marks wait; sends as soon as the server can be reached. */
export function attendanceOf(backend: Backend): Attendance {
  const before = known.get(backend)
  if (before) return before
  const { storage, http, connection, ownMe, onMe } = backend
  const sent = new Set<() => void>()
  const owner = () => {
    const me = ownMe()
    return me ? `${me.ID}|${me.EMPRESA ?? ''}` : null
  }
  const marks = createMarks({
    ...{ http, owner, box: indexedDbBox('mostrador-marks', 'kept') },
    onCount: count => (count > 0 ? storage.set(KEY, String(count)) : storage.remove(KEY)),
    onSent: () => {
      for (const listener of [...sent]) listener()
    },
  })
  const made: Attendance = {
    marks,
    onSent: listener => {
      sent.add(listener)
      return () => {
        sent.delete(listener)
      }
    },
  }
  known.set(backend, made)
  const look = () => void (owner() !== null && marks.look())
  onMe(look)
  connection.onReturn(() => void marks.send())
  setInterval(() => void marks.send(), AGAIN_MS)
  look()
  return made
}

/** How far the server's clock is ahead of this device's, in milliseconds; undefined where it does not say. */
export async function serverAhead({ http }: Backend): Promise<number | undefined> {
  const asked = Date.now()
  const { status, headers } = await http.exchange('/health')
  const told = Date.parse(headers.get('Date') ?? '')
  // The header has whole seconds: the middle of the one it names.
  return status === 0 || Number.isNaN(told) ? undefined : told + 500 - (asked + Date.now()) / 2
}

export type Located = Position | 'denied' | 'unavailable'

/** Where this device is, asked only now; whoever refuses marks all the same. */
export const locate = () =>
  new Promise<Located>(resolve => {
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation
    if (!geolocation) return resolve('unavailable')
    // A question that nobody answers runs no clock of the browser's own.
    const timer = setTimeout(() => resolve('unavailable'), PATIENCE_MS + 5_000)
    const end = (located: Located) => {
      clearTimeout(timer)
      resolve(located)
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        end({ lat: sixDecimals(latitude), lng: sixDecimals(longitude), accuracy }),
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    )
  })

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
