import { attempt } from '../session/storage'

/** The service worker: opens the app offline, and holds a newer version until it is accepted. */
export interface AppWorker {
  /** Whether a newer version is ready. */
  isNewer(): boolean
  subscribe(listener: () => void): () => void
  /** Activates the newer version and reloads the page. */
  update(): void
}

const CALM_MS = 3_000
const LOOK_AGAIN_MS = 3_600_000

/** Registers after the page has loaded; without service workers it has no effect. */
export function createAppWorker(): AppWorker {
  let waiting: ServiceWorker | null = null
  const listeners = new Set<() => void>()
  const offer = (worker: ServiceWorker | null) => {
    waiting = worker
    for (const listener of [...listeners]) listener()
  }
  if (import.meta.env.PROD && attempt(() => navigator.serviceWorker)) {
    setTimeout(() => void register(offer).catch(() => undefined), CALM_MS)
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
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS)
  await navigator.serviceWorker.ready
  if (isFirst) keepWhatCame()
}

/** Caches the assets loaded before the worker was registered, read from the browser's own cache. */
function keepWhatCame() {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name)
    const isOurs = origin === window.location.origin && pathname.startsWith('/assets/')
    if (isOurs) void fetch(name).catch(() => undefined)
  }
}
