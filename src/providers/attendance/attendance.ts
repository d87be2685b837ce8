import type { Position } from './marks'

const PATIENCE_MS = 8_000

/** A position, or why there is none: refused, not to be found, not found in time. */
export type Located = Position | 'denied' | 'unavailable' | 'slow'

/**
 * Where this device is, asked only now and waited for 8 seconds; whoever refuses marks all the same, and
 * so does who waits no longer (`signal`): then it is undefined, as where none is wanted.
 */
export const locate = (signal: AbortSignal) =>
  new Promise<Located | undefined>(resolve => {
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation
    if (!geolocation) return resolve('unavailable')
    // A question that nobody answers runs no clock of the browser's own.
    const timer = setTimeout(() => resolve('slow'), PATIENCE_MS)
    const end = (located: Located | undefined) => {
      clearTimeout(timer)
      resolve(located)
    }
    signal.addEventListener('abort', () => end(undefined), { once: true })
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        end({ lat: sixDecimals(latitude), lng: sixDecimals(longitude), accuracy }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        end(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'slow' : 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    )
  })

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
