import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverClockOf } from '../../src/features/attendance/serverClock'
import type { Backend } from '../../src/providers/backend/backend'

const NOW = Date.parse('2026-03-02T13:10:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A device, and the server's clock from its answers. */
const aClock = (date: string | null) => {
  const exchange = async () => ({
    ...{ status: date === null ? 0 : 200, ok: date !== null, body: {} },
    headers: new Headers(date === null ? {} : { Date: date }),
  })
  return serverClockOf({ http: { exchange } } as unknown as Backend)
}

test('a device three minutes fast marks by the server’s clock as it was heard, and never ahead of it', async () => {
  const clock = aClock('Mon, 02 Mar 2026 13:07:00 GMT')
  await clock.read()
  expect(clock.ahead()).toBe(-179_500)
  vi.advanceTimersByTime(60_000)
  expect(clock.pressed()).toBe('2026-03-02T13:08:00.000Z')
})

test('where the server never answered the device’s own clock is all there is', async () => {
  const clock = aClock(null)
  await clock.read()
  expect([clock.ahead(), clock.pressed()]).toEqual([undefined, '2026-03-02T13:10:00.000Z'])
})

test('a clock that was set since says nothing of the server’s, until that is heard again', async () => {
  const clock = aClock('Mon, 02 Mar 2026 13:10:00 GMT')
  await clock.read()
  expect(clock.ahead()).toBe(500)
  vi.setSystemTime(NOW - 30 * 60_000)
  expect([clock.ahead(), clock.pressed()]).toEqual([undefined, '2026-03-02T12:40:00.000Z'])
  await clock.read()
  expect(clock.pressed()).toBe('2026-03-02T13:10:00.000Z')
})
