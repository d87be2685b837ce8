import type { Backend } from '../backend'
import { createSharing, SHARES, type Sharing } from './sharing'

/** Hours begin and end. */
const TICK_MS = 60_000
/** What was changed elsewhere is found out. */
const LOOK_MS = 15 * 60_000

const known = new WeakMap<Backend, Sharing>()

/** Made where somebody opens the map, or where this device shares already. */
export function sharingOf(backend: Backend): Sharing {
  const before = known.get(backend)
  if (before) return before
  const { http, storage, me, ownMe, onMe, live } = backend
  // Whoever looks as somebody else is not where they are.
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

/** Whether somebody shares their position from this device. */
export const sharesHere = ({ storage, ownMe }: Backend) =>
  storage.get(SHARES) === String(ownMe()?.ID)

/** The tab that holds the lock sends; another takes its place when it closes. */
function oneOfTabs() {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return () => true
  let isMine = false
  void locks.request('mostrador-position', () => {
    isMine = true
    return new Promise<void>(() => 'held as long as the tab is open')
  })
  return () => isMine
}
