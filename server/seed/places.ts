import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/places.json'

export interface Place {
  /** Province number, also the prefix of cédulas. */
  readonly province: string
  readonly provinceName: string
  readonly canton: string
  readonly parishes: readonly string[]
  readonly lat: number
  readonly lng: number
}

/** Ecuador's 24 provinces with their main cantons. */
export const places: readonly Place[] = tableOf(table)

const two = (number: number) => String(number).padStart(2, '0')

/** Parish code: province, canton, parish. */
export const parishCode = (place: Place, parish: number): string =>
  `${place.province}${two(cantonNumber(place))}${50 + parish}`

const cantonNumber = (place: Place) =>
  1 + places.filter(({ province }) => province === place.province).indexOf(place)

export const parishRecords: readonly DemoRecord[] = places.flatMap(place =>
  place.parishes.map((PARROQUIA, at) => ({
    CODE: parishCode(place, at),
    PARROQUIA,
    CANTON: place.canton,
    PROVINCIA: place.provinceName,
  })),
)
