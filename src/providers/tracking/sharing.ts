import { isWithin } from '../../domain/schedule'
import { isWorthSending } from '../../domain/tracking/tracking'
import type { Http } from '../http'
import type { SafeStorage } from '../storage'
import { isTold, type TrackedPerson } from './told'

/** `resting`: outside of one's hours, when nothing is asked of the device. */
export type SharingState = 'off' | 'starting' | 'on' | 'resting' | 'denied' | 'unavailable'

export interface Reading {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
  /** By this device's clock, in milliseconds. */
  readonly at: number
}

export interface SharingConfig {
  readonly http: Pick<Http, 'exchange'>
  readonly storage: Pick<SafeStorage, 'set' | 'remove'>
  /** The signed-in person, as themselves. */
  readonly person: () => number | null
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined
  /** Of several tabs one sends. */
  readonly isSender?: () => boolean
  readonly now?: () => number
}

/** Says that this person shares from this device, so that a start knows without asking. */
export const SHARES = 'sharesPosition'
const POSITIONS = '/hanadb/api/positions'
export const TRACKING = '/hanadb/api/tracking'
/** A reading this young tells where a message was written. */
const YOUNG_MS = 60_000
const watching = { enableHighAccuracy: true, maximumAge: 15_000, timeout: 60_000 }

/** Sends where this device is: by consent, in working hours, while the app is open (ux.md 4.14). */
export function createSharing(config: SharingConfig) {
  const { http, storage, person, isSender = () => true, now = Date.now } = config
  const listeners = new Set<() => void>()
  let state: SharingState = 'off'
  let own: TrackedPerson | undefined
  let reading: Reading | undefined
  let sent: Reading | undefined
  let isPosting = false

  const set = (next: SharingState) => {
    if (next === state) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  const mayTake = () => own?.consent != null && isWithin(own.hours, new Date(now()).toISOString())
  const device = createDevice(config, {
    take(read) {
      if (!mayTake()) return follow()
      reading = read
      set('on')
      if (isSender() && isWorthSending(sent, read)) void post(read)
    },
    fail: set,
  })
  /** Begins, goes on or stops, as consent and clock have it. */
  const follow = () => {
    if (mayTake()) return void (device.begin() && set('starting'))
    device.rest()
    reading = undefined
    set(own?.consent ? 'resting' : 'off')
  }
  const post = async (from: Reading, message?: string) => {
    if (isPosting && message === undefined) return
    isPosting = true
    const body = bodyOf(from, own?.consent?.id ?? 0, message)
    const answer = await http.exchange(POSITIONS, { method: 'POST', body })
    isPosting = false
    if (answer.ok) sent = from
    // Withdrawn elsewhere, or the hours have changed: the server knows.
    else if ([403, 404, 422].includes(answer.status)) await look()
  }
  /** Asks the server for one's own consent and hours, and does as they say. */
  const look = async () => {
    const me = person()
    const { ok, body } = me === null ? noAnswer : await http.exchange(TRACKING)
    if (me !== null && (!ok || !isTold(body) || person() !== me)) return
    own = isTold(body) ? body.people.find(({ id }) => id === me) : undefined
    if (own?.consent) storage.set(SHARES, String(me))
    else if (me !== null) storage.remove(SHARES)
    follow()
  }
  return {
    ...{ look, follow },
    view: () => state,
    /** With a message goes where it was written, as long as that is shared; answers whether it did. */
    async tellFrom(message: string): Promise<boolean> {
      if (!mayTake() || !reading || now() - reading.at > YOUNG_MS) return false
      await post(reading, message)
      return true
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type Sharing = ReturnType<typeof createSharing>

const noAnswer = { ok: false, body: undefined } as const

interface Ears {
  readonly take: (reading: Reading) => void
  readonly fail: (why: 'denied' | 'unavailable') => void
}

/** The device's own sense of place, asked only between `begin` and `rest`. */
function createDevice({ geolocation, now = Date.now }: SharingConfig, { take, fail }: Ears) {
  let watch: number | undefined
  const rest = () => {
    if (watch !== undefined) geolocation?.clearWatch(watch)
    watch = undefined
  }
  return {
    rest,
    /** Whether it begins now. */
    begin(): boolean {
      if (watch !== undefined) return false
      if (!geolocation) {
        fail('unavailable')
        return false
      }
      watch = geolocation.watchPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          take({ lat: six(latitude), lng: six(longitude), accuracy, at: now() }),
        // Once denied the browser tells no more: the watch stands, so that nobody is asked each minute.
        ({ code, PERMISSION_DENIED }) =>
          fail(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
        watching,
      )
      return true
    },
  }
}

const bodyOf = ({ lat, lng, accuracy }: Reading, consent: number, message?: string) => ({
  CONSENTIMIENTO: consent,
  GEOLOCALIZACION: { lat, lng },
  PRECISION: Math.round(accuracy),
  ...(message !== undefined && { MENSAJE: message }),
})

const six = (degrees: number) => Math.round(degrees * 1e6) / 1e6
