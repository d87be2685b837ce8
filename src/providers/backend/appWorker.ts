import { createListeners } from '../../base/listeners'
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

/** Registers after the page has loaded; without service workers it has no effect. */
export function createAppWorker(): AppWorker {
  let waiting: ServiceWorker | null = null
  const { notify, subscribe } = createListeners()
  const offer = (worker: ServiceWorker) => {
    waiting = worker
    notify()
  }
  if (import.meta.env.PROD && attempt(() => navigator.serviceWorker)) {
    const register = async () => (await import('./registerWorker')).registerWorker(offer)
    setTimeout(() => void register().catch(() => undefined), CALM_MS)
  }
  return {
    isNewer: () => waiting !== null,
    subscribe,
    update() {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
      // Another page may have been opened with the newer version since.
      if (waiting?.state === 'activated') window.location.reload()
      else waiting?.postMessage({ type: 'SKIP_WAITING' })
    },
  }
}
