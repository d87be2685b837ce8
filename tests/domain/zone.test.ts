import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, offsetAt, timeOfClock } from '../../src/base/zone'

const minute = 60_000

test.each([
  ['America/Guayaquil', '2026-07-01T00:00:00Z', -300],
  ['Europe/Madrid', '2026-01-10T12:00:00Z', 60],
  ['Europe/Madrid', '2026-03-29T00:59:59Z', 60],
  ['Europe/Madrid', '2026-03-29T01:00:00Z', 120],
  ['Asia/Kathmandu', '2026-03-29T01:00:00Z', 345],
  ['UTC', '2026-03-29T01:00:00Z', 0],
  ['America/Guayaquil', '1900-01-01T00:00:00Z', -300],
])('%s at %s is %i minutes from UTC', (zone, at, minutes) => {
  expect(offsetAt(Date.parse(at), zone)).toBe(minutes * minute)
})

const shown = (zone: string, clock: string) =>
  new Date(timeOfClock(Date.parse(`${clock}Z`), zone)).toISOString().slice(0, 16)

test('an hour that clocks show twice is the first, one that they leave out comes after the change', () => {
  expect(shown('Europe/Madrid', '2026-10-25T02:30')).toBe('2026-10-25T00:30')
  expect(shown('Europe/Madrid', '2026-03-29T02:30')).toBe('2026-03-29T01:30')
  // the day begins at one o'clock
  expect(shown('America/Santiago', '2026-09-06T00:00')).toBe('2026-09-06T04:00')
})

test('a time that clocks show is read back, in every zone', () => {
  const zones = ['America/Guayaquil', 'America/Santiago', 'Europe/Madrid', 'Australia/Lord_Howe']
  const times = fc.integer({ min: 0, max: Date.parse('2100-01-01') / minute })
  fc.assert(
    fc.property(fc.constantFrom(...zones), times, (zone, minutes) => {
      const clock = clockAt(minutes * minute, zone)
      const read = timeOfClock(clock, zone)
      expect(clockAt(read, zone)).toBe(clock)
      expect(read).toBeLessThanOrEqual(minutes * minute)
    }),
  )
})
