import type { Backend } from '../../providers/backend/backend'
import { createSharing, type Sharing } from './sharing'

/** Interval to check working hours. */
const TICK_MS = 60_000
/** Interval to read consent from the server. */
const LOOK_MS = 15 * 60_000

const known = new WeakMap<Backend, Sharing>()

/** Created when the map opens, or if this device shares already. */
export function sharingOf(backend: Backend): Sharing {
  const before = known.get(backend)
  if (before) return before
  const { http, storage, me, ownMe, onMe, live } = backend
  // An impersonated person is not at this device.
  const person = () => (me() === ownMe() ? (ownMe()?.ID ?? null) : null)
  const isSender = oneOfTabs()
  const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation
  const sharing = createSharing({ http, storage, person, geolocation, isSender })
  known.set(backend, sharing)
  const look = () => void sharing.look()
  onMe(look)
  live.subscribe(news => {
    if (news !== 'reset' && news.some(({ resource }) => resource === 'position-consents')) look()
  })
  setInterval(sharing.follow, TICK_MS)
  setInterval(look, LOOK_MS)
  look()
  return sharing
}

/** The tab with the lock sends; another takes over when it closes. */
function oneOfTabs() {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return () => true
  let isMine = false
  void locks.request('mostrador-position', () => {
    isMine = true
    // Held until the tab closes.
    return new Promise<void>(() => undefined)
  })
  return () => isMine
}
