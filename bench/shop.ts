import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../tests/browser/chromium'
import { machine } from './machine'
import { embeddedPlace } from './places'
import { plantAll } from './planted'
import { type Server, startServer } from './server'
import { plantShelves } from './shelves'
import { number, printTable } from './table'

/** Measures the shop with 50,000 products: `npm run bench:shop`. */
const PRODUCTS = Number(process.argv[2] ?? 50_000)
const SCROLL_MS = 5_000
const LOADS = 3
const ASKED = 20

async function measure() {
  const server = await startServer(place.env)
  await askServer(server)
  const browser = await launchChromium()
  const token = server.headers.authorization?.replace('Bearer ', '') ?? ''
  const rows: string[][] = []
  for (const [name, { slower, ...viewport }] of Object.entries(screens)) {
    const loads: number[] = []
    for (let n = 0; n <= LOADS; n++) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      await context.addInitScript(key => localStorage.setItem('accessToken', key), token)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      await page.goto(`${server.url}/dashboard/e-commerce/shop`, { waitUntil: 'commit' })
      await page.locator('.sh-card .p-lead').first().waitFor({ timeout: 120_000 })
      loads.push(await page.evaluate(() => performance.now()))
      if (n === LOADS) rows.push(await scrollOnce(name, page, { session, loads }))
      await context.close()
    }
  }
  await browser.close()
  await server.stop()
  const head = [
    '',
    'first cards',
    'frames/s',
    'p95 frame',
    'over 50 ms',
    'busy',
    'nodes',
    'heap',
    'late',
  ]
  printTable(head, rows)
}

/** Phones and old desktops have about a quarter of this machine's speed. */
const screens = {
  desk: { width: 1440, height: 900, slower: 1 },
  'old desk': { width: 1440, height: 900, slower: 4 },
  phone: { width: 390, height: 844, slower: 4 },
} as const

interface Scrolling {
  readonly session: CDPSession
  readonly loads: readonly number[]
}

/** Scrolls like a thumb, 3,000 px per second, and then jumps to the end. */
async function scrollOnce(name: string, page: Page, { session, loads }: Scrolling) {
  // Processor time of the page's thread, independent of other load on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const keepProfile = await profiling(name, session)
  const before = await busyMs(session)
  const frames = await page.evaluate(async lasting => {
    const times: number[] = []
    let most = 0
    await new Promise<void>(done => {
      const began = performance.now()
      let last = began
      const step = (now: number) => {
        times.push(now - last)
        window.scrollBy(0, (3 * (now - last)) | 0)
        last = now
        most = Math.max(most, document.getElementsByTagName('*').length)
        if (now - began < lasting) requestAnimationFrame(step)
        else done()
      }
      requestAnimationFrame(step)
    })
    return { times: times.slice(1), most }
  }, SCROLL_MS)
  const busy = (await busyMs(session)) - before
  await keepProfile?.()
  const leap = await page.evaluate(async () => {
    const began = performance.now()
    window.scrollTo(0, document.documentElement.scrollHeight - 2 * window.innerHeight)
    const isHere = () => {
      const cards = [...document.querySelectorAll('.sh-card')].filter(card => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      return cards.length > 0 && cards.every(card => !card.hasAttribute('aria-busy'))
    }
    await new Promise(done => requestAnimationFrame(done))
    while (!isHere()) await new Promise(done => requestAnimationFrame(done))
    return performance.now() - began
  })
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const sorted = frames.times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const total = sorted.reduce((sum, time) => sum + time, 0)
  return [
    name,
    `${(middle(loads.slice(1)) / 1000).toFixed(2)} s`,
    (sorted.length / (total / 1000)).toFixed(1),
    `${p95.toFixed(1)} ms`,
    String(sorted.filter(time => time > 50).length),
    `${(busy / sorted.length).toFixed(1)} ms`,
    number(frames.most),
    `${(usedSize / 2 ** 20).toFixed(1)} MB`,
    `${Math.round(leap)} ms`,
  ]
}

/** Processor time of the page's thread so far, in milliseconds. */
async function busyMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return seconds * 1000
}

/** `BENCH_PROFILE=folder` writes a profile of the page's thread during scrolling there. */
async function profiling(name: string, session: CDPSession) {
  const folder = process.env.BENCH_PROFILE
  if (!folder) return undefined
  await session.send('Profiler.enable')
  await session.send('Profiler.start')
  return async () => {
    const { profile } = await session.send('Profiler.stop')
    writeFileSync(join(folder, `shop-${name}.cpuprofile`), JSON.stringify(profile))
  }
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Server time for a page of the shop, one request at a time. */
async function askServer({ url, headers, busyMs: worked }: Server) {
  const rows: string[][] = []
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = []
    const before = worked()
    for (let n = 0; n < ASKED; n++) {
      const began = performance.now()
      const answer = await fetch(`${url}/hanadb/api/shop?limit=60&${query}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
      times.push(performance.now() - began)
    }
    const busy = (worked() - before) / ASKED
    rows.push([
      name,
      `${busy.toFixed(1)} ms`,
      `${middle(times).toFixed(1)} ms`,
      `${Math.max(...times).toFixed(1)} ms`,
    ])
  }
  printTable(['', 'busy', 'median', 'worst'], rows)
}

const questions = {
  'first page': 'offset=0',
  'page at 80 %': `offset=${Math.floor(PRODUCTS * 0.8)}`,
  'by name': 'sort=name&offset=0',
  'by name at 80 %': `sort=name&offset=${Math.floor(PRODUCTS * 0.8)}`,
  'by price': 'sort=priceAsc&offset=0',
  'in stock': 'stocked=true&offset=0',
  'one brand': `offset=0&filter=${encodeURIComponent('{"MARCA":"02"}')}`,
  search: `offset=0&filter=${encodeURIComponent('{"q":"celular nova"}')}`,
} as const

console.log(machine())
const place = embeddedPlace()
try {
  const planting = await place.open()
  await plantAll(planting, PRODUCTS)
  await plantShelves(planting, PRODUCTS)
  await planting.close()
  await measure()
} finally {
  await place.drop()
}
