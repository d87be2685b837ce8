import type { CDPSession, Page } from 'playwright-core'
import type { Db } from '../server/db/db'
import { plant } from '../server/seed/plant'
import { catalogue } from '../src/catalogue'
import { launchChromium } from '../tests/browser/chromium'
import { machine } from './machine'
import { embeddedPlace } from './places'
import { plantAll } from './planted'
import { startServer } from './server'
import { account, company } from './spread'
import { number, printTable } from './table'
import { customer, plantTeam } from './team'

/** Measures the calendar with an agenda of 5,000 visits within this number of days: `npm run bench:calendar`. */
const VISITS = 5_000
const DAYS = Number(process.argv[2] ?? 365)
const DAY_MS = 24 * 3_600_000
const TURNS = 8
const views = ['month', 'week', 'day', 'list']

console.log(machine())
console.log(`${number(VISITS)} visits within ${DAYS} days`)
const place = embeddedPlace()
try {
  const planting = await place.open()
  await plantAll(planting, 100)
  await plantTeam(planting, 1)
  await plantVisits(planting)
  await planting.close()
  await measure()
} finally {
  await place.drop()
}

/** Half of the visits are in the past, and half of those closed. */
async function plantVisits(db: Db) {
  const { ID } = await db.read
    .selectFrom(catalogue.get('users').table)
    .select('ID')
    .where('EMAIL', '=', account.email)
    .executeTakeFirstOrThrow()
  const begins = Date.now() - (DAYS / 2) * DAY_MS
  const records = Array.from({ length: VISITS }, (_, n) => {
    const at = begins + (n / VISITS) * DAYS * DAY_MS
    return {
      ...{ USER_ID: Number(ID), CLIENTE_ID: customer, VISITO: n < VISITS / 2 },
      ...{ FECHA: new Date(at).toISOString(), FECHA_FIN: new Date(at + 2_700_000).toISOString() },
    }
  })
  const resource = catalogue.get('visits')
  await db.transaction(trx => plant(db, trx, { resource, company, records, now: new Date() }))
}

async function measure() {
  const server = await startServer(place.env)
  const browser = await launchChromium()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const token = server.headers.authorization?.replace('Bearer ', '') ?? ''
  await context.addInitScript(key => {
    localStorage.setItem('accessToken', key)
    localStorage.setItem('i18nextLng', 'es')
  }, token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${server.url}/dashboard/calendar`, { waitUntil: 'commit' })
  await page.locator('.c-event').first().waitFor({ timeout: 120_000 })
  console.log(`first visits after ${number(await page.evaluate(() => performance.now()))} ms`)
  const rows: string[][] = []
  for (const [at, name] of views.entries()) {
    await page.getByRole('tab').nth(at).click()
    rows.push([name, ...(await turnPages(page, session))])
  }
  await browser.close()
  await server.stop()
  printTable(['', 'a turn', 'p95 frame', 'worst', 'nodes', 'heap'], rows)
}

/** Pages forward and back: processor time per page, and number of elements drawn. */
async function turnPages(page: Page, session: CDPSession) {
  const before = await busyMs(session)
  const { times, most } = await page.evaluate(async turns => {
    const times: number[] = []
    const buttons = [...document.querySelectorAll<HTMLElement>('.c-toolbar button')]
    let most = 0
    let isOver = false
    let last = performance.now()
    const step = (now: number) => {
      times.push(now - last)
      last = now
      most = Math.max(most, document.getElementsByTagName('*').length)
      if (!isOver) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    for (let turn = 0; turn < turns; turn++) {
      buttons[turn < turns / 2 ? 1 : 0]?.click()
      await new Promise(done => setTimeout(done, 400))
    }
    isOver = true
    return { times: times.slice(1), most }
  }, TURNS)
  const busy = (await busyMs(session)) - before
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const sorted = times.toSorted((a, b) => a - b)
  return [
    `${(busy / TURNS).toFixed(0)} ms`,
    `${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)} ms`,
    `${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
    number(most),
    `${(usedSize / 2 ** 20).toFixed(0)} MB`,
  ]
}

/** Processor time of the page's thread so far, in milliseconds. */
async function busyMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return seconds * 1000
}
