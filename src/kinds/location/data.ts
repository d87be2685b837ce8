import { type Kind, parseText } from '../kind/kind'

export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

/** A place on the map: degrees of latitude and longitude. */
export const location: Kind<object, GeoPoint> = {
  // WGS 84
  store: 'json',
  toStore: ({ lat, lng }) => JSON.stringify({ lat, lng }),
  parse: value => {
    const read = parseText(value)
    const pair =
      typeof read === 'string' ? read.match(/^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/) : null
    return pair ? { lat: Number(pair[1]), lng: Number(pair[2]) } : read
  },
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored) as GeoPoint,
  operators: ['empty'],
  print: ({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
  is: { isPlace: true, isFormOnly: true },
}
