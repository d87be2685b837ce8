import type { Position } from './marks'

const PATIENCE_MS = 8_000

/** A position, or the reason for its absence. */
export type Located = Position | 'denied' | 'unavailable' | 'slow'

/**
 * This device's position, requested now, for at most 8 seconds. A mark also works without one. Undefined
 * once `signal` aborts.
 */
export const locate = (signal: AbortSignal) =>
  new Promise<Located | undefined>(resolve => {
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation
    if (!geolocation) return resolve('unavailable')
    // The browser's timeout does not run while its permission prompt is open.
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

/** About a decimetre. */
export const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
