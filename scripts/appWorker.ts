import { VitePWA } from 'vite-plugin-pwa'
import type { Business } from '../src/base/business.js'
import { letterIcon } from './brandedPage.js'

/**
 * Makes the app installable. The worker caches the page and used code, so that the shell opens without a
 * network; it ignores API answers. With a network each page is loaded anew, so that a deploy applies at
 * once.
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
      globPatterns: ['index.html', 'mode.js', 'favicon.svg'],
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
            !/^(\/[^/]+)?\/(api|health)(\/|$)|\.pdf$/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/index.html' } },
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
