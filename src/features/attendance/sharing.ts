import { createListeners } from '../../base/listeners'
import { type TrackedPerson, tracking } from '../../contracts/attendance'
import { isWithin } from '../../domain/attendance/schedule'
import { isWorthSending } from '../../domain/attendance/tracking'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'
import type { SafeStorage } from '../../providers/session/storage'
import { sixDecimals } from './attendance'
import type { Position } from './marks'

/** `resting`: outside working hours; the device's position is not read. */
export type SharingState = 'off' | 'starting' | 'on' | 'resting' | 'denied' | 'unavailable'

interface Reading extends Position {
  /** By this device's clock, in milliseconds. */
  readonly at: number
}

interface SharingConfig {
  readonly http: Pick<Http, 'exchange'>
  readonly storage: Pick<SafeStorage, 'set' | 'remove'>
  /** The signed-in person; null while viewing as another user. */
  readonly person: () => number | null
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined
  /** Only one of several tabs sends. */
  readonly isSender?: () => boolean
  readonly now?: () => number
}

/** Storage key that says that this person shares from this device. */
const SHARES = 'sharesPosition'
const POSITIONS = '/hanadb/api/positions'
/** Maximum age of a reading attached to a message. */
const YOUNG_MS = 60_000
const watching = { enableHighAccuracy: true, maximumAge: 15_000, timeout: 60_000 }

/** Sends this device's position: with consent, in working hours, while the app is open. */
export function createSharing(config: SharingConfig) {
  const { http, storage, person, isSender = () => true, now = Date.now } = config
  const { notify, subscribe } = createListeners()
  let state: SharingState = 'off'
  let own: TrackedPerson | undefined
  let reading: Reading | undefined
  let sent: Reading | undefined
  let isPosting = false

  const set = (next: SharingState) => {
    if (next === state) return
    state = next
    notify()
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
  /** Starts, continues or stops by consent and time. */
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
    // Consent was withdrawn elsewhere, or the hours changed: reads them again.
    else if ([403, 404, 422].includes(answer.status)) await look()
  }
  /** Reads the person's consent and hours, and applies them. */
  const look = async () => {
    const me = person()
    const told = me === null ? undefined : await call(http, tracking, {}).catch(() => undefined)
    if (me !== null && (!Array.isArray(told?.people) || person() !== me)) return
    own = told?.people.find(({ id }) => id === me)
    if (own?.consent) storage.set(SHARES, String(me))
    else if (me !== null) storage.remove(SHARES)
    follow()
  }
  return {
    ...{ look, follow },
    view: () => state,
    /** Sends the position of a message while sharing is on; returns whether it was sent. */
    async tellFrom(message: string): Promise<boolean> {
      if (!mayTake() || !reading || now() - reading.at > YOUNG_MS) return false
      await post(reading, message)
      return true
    },
    subscribe,
  }
}
export type Sharing = ReturnType<typeof createSharing>

interface DeviceHandlers {
  readonly take: (reading: Reading) => void
  readonly fail: (why: 'denied' | 'unavailable') => void
}

/** The device's geolocation, used only between `begin` and `rest`. */
function createDevice(
  { geolocation, now = Date.now }: SharingConfig,
  { take, fail }: DeviceHandlers,
) {
  let watch: number | undefined
  const rest = () => {
    if (watch !== undefined) geolocation?.clearWatch(watch)
    watch = undefined
  }
  return {
    rest,
    /** Returns whether it started now. */
    begin(): boolean {
      if (watch !== undefined) return false
      if (!geolocation) {
        fail('unavailable')
        return false
      }
      watch = geolocation.watchPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          take({ lat: sixDecimals(latitude), lng: sixDecimals(longitude), accuracy, at: now() }),
        // The watch stays after a denial, so that the browser does not ask again.
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
