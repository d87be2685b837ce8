import type { KindDescription } from '../kind/description'
import type { GeoPoint } from './data'

export const description: KindDescription<object, GeoPoint> = {
  words: {},
  jsonSchema: () => ({
    type: 'object',
    required: ['lat', 'lng'],
    properties: { lat: degrees(90), lng: degrees(180) },
  }),
  sample: n => ({ lat: -2.9 - (n % 50) / 100, lng: -79 + (n % 50) / 100 }),
}

const degrees = (most: number) => ({ type: 'number', minimum: -most, maximum: most })
