import { attempt } from './storage'

/** The app's worker: what it keeps opens without a network, and a newer version of it waits to be taken. */
export interface AppWorker {
  /** A newer version lies ready. */
  isNewer(): boolean
  subscribe(listener: () => void): () => void
  /** Takes the newer version, and loads the page anew with it. */
  update(): void
}

const CALM_MS = 3_000
const LOOK_AGAIN_MS = 3_600_000

/** Registers once the page stands; where there are no workers (or none are allowed) nothing is missing. */
export function createAppWorker(): AppWorker {
  let waiting: ServiceWorker | null = null
  const listeners = new Set<() => void>()
  const offer = (worker: ServiceWorker | null) => {
    waiting = worker
    for (const listener of [...listeners]) listener()
  }
  if (import.meta.env.PROD && attempt(() => navigator.serviceWorker)) {
    setTimeout(() => void register(offer).catch(() => 'the app works without it'), CALM_MS)
  }
  return {
    isNewer: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    update() {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
      waiting?.postMessage({ type: 'SKIP_WAITING' })
    },
  }
}

async function register(offer: (worker: ServiceWorker | null) => void) {
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js')
  const look = () => !isFirst && offer(registration.waiting)
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
  setInterval(() => void registration.update().catch(() => 'no network now'), LOOK_AGAIN_MS)
  await navigator.serviceWorker.ready
  if (isFirst) keepWhatCame()
}

/** The code of the first visit came before the worker was there: it is shown all of it, from the browser's own cache. */
function keepWhatCame() {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name)
    const isOurs = origin === window.location.origin && pathname.startsWith('/assets/')
    if (isOurs) void fetch(name).catch(() => 'it comes when it is next used')
  }
}
