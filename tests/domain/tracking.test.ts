import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findStops,
  isRecentPosition,
  isWorthSending,
  metresBetween,
  pace,
  wayLength,
} from '../../src/domain/attendance/tracking'

const cuenca = { lat: -2.9, lng: -79.0 }
const quito = { lat: -0.18, lng: -78.48 }
/** A position some metres north of a place. */
const north = ({ lat, lng }: typeof cuenca, metres: number) => ({
  lat: lat + metres / 111_195,
  lng,
})
const seen = (minute: number, spot: typeof cuenca, accuracy: number | null = 10) => ({
  ...spot,
  at: new Date(Date.UTC(2026, 2, 2, 14, minute)).toISOString(),
  accuracy,
})

test('metres between places are those of the sphere', () => {
  expect(metresBetween(cuenca, quito) / 1000).toBeCloseTo(307.9, 0)
  expect(metresBetween(cuenca, north(cuenca, 250))).toBeCloseTo(250, 0)
})

test('a distance is the same both ways, never below zero, and none to oneself', () => {
  const spot = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(spot, spot, (a, b) => {
      expect(metresBetween(a, a)).toBe(0)
      expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3)
      expect(metresBetween(a, b)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what lies together is one stop, however it comes', () => {
  const way = [
    seen(40, north(cuenca, 900)),
    seen(0, cuenca),
    seen(6, north(cuenca, 30)),
    seen(12, cuenca),
  ]
  const stops = findStops(way)
  expect(stops.map(({ from, until }) => [from.slice(14, 16), until.slice(14, 16)])).toEqual([
    ['00', '12'],
    ['40', '40'],
  ])
  expect(wayLength(stops)).toBeCloseTo(900, 0)
})

test('two inexact positions do not make a way', () => {
  expect(findStops([seen(0, cuenca, 500), seen(6, north(cuenca, 400))])).toHaveLength(1)
  expect(findStops([seen(0, cuenca, null), seen(6, north(cuenca, 400), null)])).toHaveLength(2)
  expect(findStops([])).toEqual([])
})

test('a position is sent at once, then every few minutes, sooner after some way', () => {
  const first = { ...cuenca, at: 0 }
  expect(isWorthSending(undefined, first)).toBe(true)
  expect(isWorthSending(first, { ...cuenca, at: pace.everyMs - 1 })).toBe(false)
  expect(isWorthSending(first, { ...cuenca, at: pace.everyMs })).toBe(true)
  const far = north(cuenca, pace.metres + 5)
  expect(isWorthSending(first, { ...far, at: pace.leastMs })).toBe(true)
  expect(isWorthSending(first, { ...far, at: pace.leastMs - 1 })).toBe(false)
})

test('a quarter of an hour ago is no longer now', () => {
  const at = '2026-03-02T15:00:00.000Z'
  expect(isRecentPosition(at, Date.parse(at) + 14 * 60_000)).toBe(true)
  expect(isRecentPosition(at, Date.parse(at) + 15 * 60_000)).toBe(false)
})
