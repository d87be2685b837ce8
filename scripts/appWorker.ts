import { VitePWA } from 'vite-plugin-pwa'
import type { Business } from '../src/base/business.js'
import { letterIcon } from './brandedPage.js'

/**
 * Makes the app installable. The worker caches the page and used code, so that the shell opens without a
 * network and without waiting for one; it ignores API answers. A newer version is looked for with each
 * page, and applies from the next one on.
 */
export const appWorker = ({ brand, description = brand, sign, language, languages }: Business) =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: brand,
      short_name: brand,
      description,
      lang: languages.find(({ value }) => value === language)?.htmlLang ?? language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#0a7a5a',
      icons: sign ? icons : [{ src: letterIcon(brand), sizes: 'any', type: 'image/svg+xml' }],
    },
    workbox: {
      globPatterns: ['index.html', 'favicon.svg'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      clientsClaim: true,
      skipWaiting: false,
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin &&
            request.mode === 'navigate' &&
            !/^(\/[^/]+)?\/(api|health)(\/|$)|^\/(assets|icons|portraits)\/|\.(pdf|svg|js|webmanifest)$/.test(
              url.pathname,
            ),
          handler: openPage,
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /^\/(assets|icons)\//.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 400, maxAgeSeconds: 30 * 86_400 },
          },
        },
      ],
    },
  })

/**
 * Answers with the page of the worker's own version, which its cached code belongs to. A page that is
 * reloaded, or opened while a newer version waits, comes from the server. Copied as text into the worker; it must not refer to other code.
 */
async function openPage({ request }: { request: PageRequest }): Promise<Response> {
  const { waiting } = (self as unknown as { registration: ServiceWorkerRegistration }).registration
  const kept = await caches.match('/index.html', { ignoreSearch: true, ignoreVary: true })
  const isReload = request.isReloadNavigation || request.cache === 'no-cache'
  if (kept && !waiting && !isReload) return kept
  try {
    return await fetch(request)
  } catch (problem) {
    if (kept) return kept
    throw problem
  }
}

interface PageRequest extends Request {
  readonly isReloadNavigation?: boolean
}

const icons = [
  { src: '/icons/app/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/app/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/icons/app/maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
]
