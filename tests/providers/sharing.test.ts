import { expect, test } from 'vitest'
import { officeHours } from '../../src/domain/attendance/schedule'
import { createSharing } from '../../src/features/attendance/sharing'
import type { HttpRequest } from '../../src/providers/http/http'

const working = Date.parse('2026-03-02T15:00:00.000Z')
const evening = Date.parse('2026-03-03T01:00:00.000Z')
const minute = 60_000

/** A device and a server: position, requests and sent data. */
function world() {
  const posts: Record<string, unknown>[] = []
  const stored = new Map<string, string>()
  let watcher: { take: PositionCallback; fail: PositionErrorCallback } | undefined
  let consent: object | null = { id: 7, since: '2026-03-01T00:00:00.000Z' }
  let refusal: number | undefined
  let now = working
  const headers = new Headers()
  const sharing = createSharing({
    http: {
      exchange: async (path: string, request?: HttpRequest) => {
        if (path.endsWith('/tracking')) {
          const body = { people: [{ id: 3, consent, hours: officeHours }] }
          return { status: 200, ok: true, headers, body }
        }
        posts.push(request?.body as Record<string, unknown>)
        const status = refusal ?? 201
        return { status, ok: refusal === undefined, headers, body: {} }
      },
    },
    storage: { set: (key, value) => stored.set(key, value), remove: key => stored.delete(key) },
    person: () => 3,
    geolocation: {
      watchPosition: (take, fail) => {
        watcher = { take, fail: fail as PositionErrorCallback }
        return 1
      },
      clearWatch: () => {
        watcher = undefined
      },
    },
    now: () => now,
  })
  return {
    ...{ sharing, posts, kept: stored },
    isAsked: () => watcher !== undefined,
    at(latitude: number) {
      watcher?.take({
        coords: { latitude, longitude: -79, accuracy: 12.4 },
      } as unknown as GeolocationPosition)
    },
    deny() {
      watcher?.fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    },
    goTo(time: number) {
      now = time
    },
    wait(ms: number) {
      now += ms
    },
    withdraw() {
      consent = null
    },
    refuse(status: number) {
      refusal = status
    },
  }
}
const settled = () => new Promise(resolve => setTimeout(resolve))

test('with consent and in working hours the device is asked, and sends at its pace', async () => {
  const { sharing, posts, kept: stored, isAsked: isRequested, at, wait } = world()
  await sharing.look()
  expect([sharing.view(), isRequested(), stored.get('sharesPosition')]).toEqual([
    'starting',
    true,
    '3',
  ])
  at(-2.9)
  await settled()
  wait(minute)
  at(-2.9)
  await settled()
  wait(3 * minute)
  at(-2.9)
  await settled()
  expect(sharing.view()).toBe('on')
  const place = { CONSENTIMIENTO: 7, GEOLOCALIZACION: { lat: -2.9, lng: -79 }, PRECISION: 12 }
  expect(posts).toEqual([place, place])
})

test('after working hours the device is asked no more, and again when they begin', async () => {
  const { sharing, posts, isAsked: isRequested, at, goTo } = world()
  goTo(evening)
  await sharing.look()
  expect([sharing.view(), isRequested()]).toEqual(['resting', false])
  goTo(working)
  sharing.follow()
  expect(isRequested()).toBe(true)
  goTo(evening)
  at(-2.9)
  expect([sharing.view(), isRequested(), posts]).toEqual(['resting', false, []])
})

test('without consent nothing is asked or remembered', async () => {
  const { sharing, kept: stored, isAsked: isRequested, withdraw } = world()
  await sharing.look()
  withdraw()
  await sharing.look()
  expect([sharing.view(), isRequested(), stored.size]).toEqual(['off', false, 0])
})

test('a consent that was withdrawn elsewhere ends it with the first refusal', async () => {
  const { sharing, isAsked: isRequested, at, withdraw, refuse } = world()
  await sharing.look()
  withdraw()
  refuse(403)
  at(-2.9)
  await settled()
  expect([sharing.view(), isRequested()]).toEqual(['off', false])
})

test('a refused permission is told, and nobody is asked again each minute', async () => {
  const { sharing, deny, isAsked: isRequested } = world()
  await sharing.look()
  deny()
  sharing.follow()
  expect([sharing.view(), isRequested()]).toEqual(['denied', true])
})

test('a message carries where it was written, only while that is shared and fresh', async () => {
  const { sharing, posts, at, wait, goTo } = world()
  expect(await sharing.tellFrom('12-3')).toBe(false)
  await sharing.look()
  at(-2.9)
  await settled()
  expect(await sharing.tellFrom('12-4')).toBe(true)
  expect(posts.at(-1)).toMatchObject({ MENSAJE: '12-4', CONSENTIMIENTO: 7 })
  wait(2 * minute)
  expect(await sharing.tellFrom('12-5')).toBe(false)
  goTo(evening)
  expect(await sharing.tellFrom('12-6')).toBe(false)
})
