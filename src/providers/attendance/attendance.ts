import type { Backend } from '../backend'
import type { Position } from './marks'

const PATIENCE_MS = 10_000

/** How far the server's clock is ahead of this device's, in milliseconds; undefined where it does not say. */
export async function serverAhead({ http }: Backend): Promise<number | undefined> {
  const asked = Date.now()
  const { status, headers } = await http.exchange('/health')
  const told = Date.parse(headers.get('Date') ?? '')
  // The header has whole seconds: the middle of the one it names.
  return status === 0 || Number.isNaN(told) ? undefined : told + 500 - (asked + Date.now()) / 2
}

/** A position, or why there is none: refused, not to be found, not found in time. */
export type Located = Position | 'denied' | 'unavailable' | 'slow'

/** Where this device is, asked only now; whoever refuses marks all the same. */
export const locate = () =>
  new Promise<Located>(resolve => {
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation
    if (!geolocation) return resolve('unavailable')
    // A question that nobody answers runs no clock of the browser's own.
    const timer = setTimeout(() => resolve('slow'), PATIENCE_MS + 5_000)
    const end = (located: Located) => {
      clearTimeout(timer)
      resolve(located)
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        end({ lat: sixDecimals(latitude), lng: sixDecimals(longitude), accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        end(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'slow' : 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    )
  })

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
