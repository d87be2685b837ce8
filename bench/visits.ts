import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { launchChromium } from '../tests/browser/chromium'
import { emptyRoute, startEmpty } from './emptyServer'
import { machine } from './machine'
import { embeddedPlace } from './places'
import { type Route, type Visit, viewport, visit, visitIn } from './routes'
import { signIn, startProcess } from './server'
import { printTable } from './table'

const rows = (name: string, path: string, first = 'tbody td:not(.r-tick)'): Route => ({
  ...{ name, path, first, signedIn: true, kilobytes: 0, seconds: 0 },
})
const all = [
  rows('orders', '/dashboard/invoice/list'),
  rows('products', '/dashboard/e-commerce/list'),
  rows('customers', '/dashboard/clients'),
  rows('users', '/dashboard/user/list'),
  rows('an order', '/dashboard/invoice/1358', '.r-split td'),
  rows('a customer', '/dashboard/clients/CL1401684954001/show', '.r-split dd'),
  rows('kanban', '/dashboard/kanban', '[data-rfd-draggable-id]'),
  rows('shop', '/dashboard/e-commerce/shop', '.sh-price'),
]

const SECOND = 'second'
const FIRST_VISITS = 3
const SECOND_VISITS = 7
/** By then a page has cached its code and noted its requests, in milliseconds. */
const SETTLED_MS = 12_000
const account = { email: 'admin@demo.test', password: 'Mostrador-demo-1' }

const words = process.argv.slice(2)
const chosen = all.filter(({ name }) => words.includes(name))
const routes = chosen.length > 0 ? chosen : all

console.log(machine())
const place = embeddedPlace()
const main = process.env.BENCH_SERVER ?? 'dist/bench/server/main.js'
const server = await startProcess([main], {
  ...{ SEED: 'demo', HOST: '127.0.0.1', PORT: '0' },
  ...place.env,
})
const empty = await startEmpty()
const browser = await launchChromium()
try {
  const here = { url: server.url, token: await signIn(server.url, account) }
  if (!words.includes(SECOND))
    await measure('first visit', FIRST_VISITS, firstVisits(browser, here))
  const context = await browser.newContext({ viewport })
  await warm(context, here)
  await measure('second visit', SECOND_VISITS, (route, isSlow) =>
    visitIn(context, route, { ...placeOf(route, here), isSlow }),
  )
} finally {
  await browser.close()
  empty.stop()
  await server.stop()
  await place.drop()
}

type Opens = (route: Route, isSlow: boolean) => ReturnType<typeof visit>

function firstVisits(from: Browser, here: Visit): Opens {
  return (route, isSlow) => visit(from, route, { ...placeOf(route, here), isSlow })
}

function placeOf(route: Route, here: Visit): Visit {
  return route === emptyRoute ? { ...here, url: empty.url } : here
}

/** Twice, because a page repeats early what its last visit asked for. */
async function warm(context: BrowserContext, here: Visit) {
  for (let times = 0; times < 2; times++) {
    const pages = []
    for (const route of [emptyRoute, ...routes]) {
      const page = await context.newPage()
      await page.addInitScript(token => localStorage.setItem('accessToken', token), here.token)
      await page.goto(`${placeOf(route, here).url}${route.path}`)
      await page.waitForSelector(route.first)
      pages.push(page)
    }
    await pause(SETTLED_MS)
    for (const page of pages) await page.close()
  }
}

/** The empty page is opened in turn with the others: the speed of a machine changes. */
async function measure(name: string, times: number, open: Opens) {
  const table: string[][] = []
  const taken = new Map(
    [emptyRoute, ...routes].map(route => [route, { slow: [], full: [] } as Times]),
  )
  for (let n = 0; n < times; n++)
    for (const [route, { slow, full }] of taken) {
      slow.push((await open(route, true)).ms)
      full.push((await open(route, false)).ms)
    }
  const least = taken.get(emptyRoute)
  for (const [route, { slow, full }] of taken)
    table.push([
      route.name,
      `${Math.round(middle(slow))} ms`,
      (middle(slow) / middle(least?.slow ?? [])).toFixed(2),
      `${Math.round(middle(full))} ms`,
      (middle(full) / middle(least?.full ?? [])).toFixed(2),
    ])
  console.log('')
  printTable([name, 'slow', 'to empty', 'full speed', 'to empty'], table)
}

interface Times {
  readonly slow: number[]
  readonly full: number[]
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
