import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A page as its visitor opens it, and its first usable element. */
export interface Route {
  readonly name: string
  readonly path: string
  readonly first: string
  readonly signedIn: boolean
  /** Budgets: kB of script after gzip, and seconds on a slow line. */
  readonly kilobytes: number
  readonly seconds: number
  /** Most script files until then; default: not limited. */
  readonly files?: number
}

export const routes: readonly Route[] = [
  {
    name: 'login',
    path: '/auth/login/',
    first: 'input[type="password"]',
    signedIn: false,
    kilobytes: 115,
    seconds: 1.3,
  },
  {
    name: 'public page',
    path: '/nosotros',
    first: 'main h1',
    signedIn: false,
    kilobytes: 110,
    seconds: 1.3,
  },
  {
    name: 'data protection',
    path: '/proteccion-de-datos',
    first: 'main h1',
    signedIn: false,
    kilobytes: 110,
    seconds: 1.3,
  },
  {
    name: 'list',
    path: '/dashboard/e-commerce/list',
    first: 'tbody td',
    signedIn: true,
    kilobytes: 275,
    seconds: 2.7,
    files: 15,
  },
  {
    name: 'create form',
    path: '/dashboard/e-commerce/product/new',
    first: 'form input',
    signedIn: true,
    kilobytes: 330,
    seconds: 3,
    files: 15,
  },
  {
    name: 'kanban',
    path: '/dashboard/kanban',
    first: '.k-filter input',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.1,
  },
  {
    name: 'calendar',
    path: '/dashboard/calendar',
    first: '.c-toolbar button',
    signedIn: true,
    kilobytes: 330,
    seconds: 2.7,
  },
  {
    name: 'chat',
    path: '/dashboard/chat',
    first: '.ch-list input',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.7,
  },
  {
    name: 'dashboard',
    path: '/dashboard/analytics',
    first: '.g-number strong',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.7,
  },
  {
    name: 'mail',
    path: '/dashboard/mail',
    first: '.m-labels',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.7,
  },
  {
    name: 'files',
    path: '/dashboard/files-manager',
    first: '.fm-rail',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.7,
  },
  {
    name: 'checkout',
    path: '/dashboard/e-commerce/checkout',
    first: '.co > *',
    signedIn: true,
    kilobytes: 280,
    seconds: 2.8,
  },
]

export interface Visit {
  readonly url: string
  readonly token: string
  /** Slow line and phone: 1.6 Mbit/s, 150 ms, a quarter of the speed. */
  readonly isSlow?: boolean
}

export interface Visited {
  /** Time until the first usable element, in milliseconds. */
  readonly ms: number
  /** Gzipped script until then, in thousands of bytes. */
  readonly kilobytes: number
  /** Script files until then. */
  readonly files: number
}

export const viewport = { width: 1280, height: 800 }

/** Opens a route with an empty cache. */
export async function visit(browser: Browser, route: Route, how: Visit): Promise<Visited> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    return await visitIn(context, route, how)
  } finally {
    await context.close()
  }
}

/** Opens a route in a browser that may have been there before. */
export async function visitIn(context: BrowserContext, route: Route, how: Visit): Promise<Visited> {
  const page = await context.newPage()
  try {
    if (route.signedIn)
      await page.addInitScript(token => localStorage.setItem('accessToken', token), how.token)
    if (how.isSlow) await slowDown(context, page)
    await page.addInitScript(holdLater, LATER_MS)
    await page.addInitScript(noteFirst, route.first)
    const scripts = collectScripts(page)
    await page.goto(`${how.url}${route.path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'usable' in window, undefined, { timeout: 60_000 })
    const { ms, urls } = await page.evaluate(whatCameFirst)
    const files = urls.filter(url => new URL(url).pathname.endsWith('.js')).length
    return { ms, kilobytes: (await scripts.bytes(urls)) / 1000, files }
  } finally {
    await page.close()
  }
}

/** Code that a page loads after this delay is not part of opening it, in milliseconds. */
const LATER_MS = 300

/** In the page: ignores long timers, which a slow machine would let run before the first usable element. */
function holdLater(longest: number) {
  const { setTimeout: start } = window
  const hold = (act: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay < longest ? start(act, delay, ...given) : 0
  Object.assign(window, { setTimeout: hold })
}

/** In the page: records when the first usable element is visible. */
function noteFirst(selector: string) {
  const look = () => {
    const isSeen = [...document.querySelectorAll(selector)].some(
      it => it.getClientRects().length > 0,
    )
    if (isSeen) Object.assign(window, { usable: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** In the page: that moment, and the scripts loaded by then. Preloads for later are not counted. */
function whatCameFirst() {
  const { usable: ms } = window as unknown as { usable: number }
  const urls = performance
    .getEntriesByType('resource')
    .filter(entry => (entry as PerformanceResourceTiming).responseEnd <= ms)
    .map(({ name }) => name)
  return { ms, urls }
}

function collectScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    const size = response.body().then(
      body => gzipSync(body, { level: 9 }).length,
      () => 0, // still loading when the page was closed
    )
    sizes.set(response.url(), size)
  })
  return {
    bytes: async (urls: readonly string[]) => {
      const wanted = urls.flatMap(url => sizes.get(url) ?? [])
      return (await Promise.all(wanted)).reduce((sum, size) => sum + size, 0)
    },
  }
}

async function slowDown(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
