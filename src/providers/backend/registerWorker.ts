const LOOK_AGAIN_MS = 3_600_000

/** Registers the service worker; `offer` is told the newer version that waits. */
export async function registerWorker(offer: (worker: ServiceWorker) => void) {
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js')
  const offerWaiting = () => {
    if (!isFirst && registration.waiting) offer(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
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
