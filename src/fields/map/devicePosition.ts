import type { GeoPoint } from '../../kinds/location/data'

/** Asks the device for its position, to six decimals. */
export const askDevicePosition = (onFound: (place: GeoPoint) => void, onDenied: () => void) =>
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      onFound({ lat: sixDecimals(coords.latitude), lng: sixDecimals(coords.longitude) }),
    onDenied,
    { enableHighAccuracy: true, timeout: 10_000 },
  )

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6
