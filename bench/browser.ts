import { launchChromium } from '../tests/browser/chromium'
import { machine } from './machine'
import { embeddedPlace } from './places'
import { plantAll } from './planted'
import { type Route, routes, visit } from './routes'
import { startServer } from './server'
import { printTable } from './table'

const PRODUCTS = 2_000
const VISITS = 5

console.log(machine())
const place = embeddedPlace()
try {
  const planting = await place.open()
  await plantAll(planting, PRODUCTS)
  await planting.close()
  await measure()
} finally {
  await place.drop()
}

async function measure() {
  const server = await startServer(place.env)
  const browser = await launchChromium()
  const token = server.headers.authorization?.replace('Bearer ', '') ?? ''
  const rows: string[][] = []
  for (const route of routes) {
    const here = { url: server.url, token }
    await visit(browser, route, here)
    const slow = await often(() => visit(browser, route, { ...here, isSlow: true }))
    const full = await often(() => visit(browser, route, here))
    rows.push(rowOf(route, slow, full))
  }
  await browser.close()
  await server.stop()
  printTable(['', 'script', 'budget', 'ratio', 'slow', 'budget', 'ratio', 'full speed'], rows)
}

type Visits = Awaited<ReturnType<typeof often>>

function rowOf(route: Route, slow: Visits, full: Visits) {
  return [
    route.name,
    `${Math.round(slow.kilobytes)} kB`,
    `${route.kilobytes} kB`,
    (slow.kilobytes / route.kilobytes).toFixed(2),
    `${(slow.ms / 1000).toFixed(1)} s`,
    `${route.seconds} s`,
    (slow.ms / 1000 / route.seconds).toFixed(2),
    `${(full.ms / 1000).toFixed(2)} s`,
  ]
}

/** The median of several visits. */
async function often(one: () => ReturnType<typeof visit>) {
  const visits = []
  for (let n = 0; n < VISITS; n++) visits.push(await one())
  const middle = (values: number[]) => values.sort((a, b) => a - b)[VISITS >> 1] ?? 0
  return {
    ms: middle(visits.map(({ ms }) => ms)),
    kilobytes: middle(visits.map(({ kilobytes }) => kilobytes)),
  }
}
