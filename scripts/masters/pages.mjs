import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { somePages } from './routes.mjs'
import { caller, NOW, PASSWORD } from './serve.mjs'
import { steady } from './steady.mjs'

const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--font-render-hinting=none',
]

/** CHROMIUM_PATH, otherwise the packaged one. */
export async function openBrowser() {
  const packaged = async () => (await import('@sparticuz/chromium')).default.executablePath()
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || (await packaged()),
    args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

/** Kilobytes of gzipped script that each page loads until it is idle, with an empty cache. */
export async function scriptSizes(browser, url) {
  const sizes = {}
  for (const path of somePages) {
    const page = await openPage(browser, url, { look: firstLook, path })
    const scripts = new Map()
    page.on('response', response => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), response.body())
    })
    await page.goto(path)
    await atRest(page)
    const bodies = await Promise.all(scripts.values())
    sizes[path] = Math.round(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000)
    await page.context().close()
  }
  return sizes
}

/** Takes a picture of each page in each look, and stores the page's text with it. */
export async function takePictures(browser, url, { pages, looks = [firstLook], folder }) {
  mkdirSync(folder, { recursive: true })
  const taken = {}
  for (const look of looks)
    for (const isPublic of [true, false]) {
      const those = pages.filter(path => isPublic !== path.startsWith('/dashboard'))
      const page = await openPage(browser, url, { look, path: those[0] })
      for (const path of those) {
        await page.goto(path)
        await atRest(page)
        const name = nameOf(path, look)
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        writeFileSync(join(folder, `${name}.png`), picture)
        taken[name] = steady((await page.locator('body').innerText()).split('\n'))
      }
      await page.context().close()
    }
  return taken
}

const firstLook = { viewport: { width: 1440, height: 900 }, dark: false, language: 'es' }

const nameOf = (path, { viewport, dark, language }) =>
  `${path.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '')}.${viewport.width}.${dark ? 'dark' : 'light'}.${language}`

/** A page at the fixed moment, without animations: as the administrator, or as a guest for public pages. */
async function openPage(browser, url, { look: { viewport, dark, language }, path }) {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport, locale: 'es-EC', timezoneId: 'America/Guayaquil' },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce', isMobile: viewport.width < 600 },
  })
  await context.clock.setFixedTime(NOW)
  await context.route(
    address => !address.href.startsWith(url) && /^http/.test(address.href),
    route => route.abort(),
  )
  await context.addCookies([{ name: 'themeMode', value: dark ? 'dark' : 'light', url }])
  const session = path.startsWith('/dashboard') ? await sessionOf(url) : {}
  await context.addInitScript(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { i18nextLng: language, ...session },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

async function sessionOf(url) {
  const login = { email: 'admin@demo.test', password: PASSWORD }
  const { body } = await caller(url)('POST', '/hanadb/api/account/login', { body: login })
  return { accessToken: body.accessToken, user: JSON.stringify(body.user) }
}

/**
 * Waits for four checks, a quarter of a second apart, without a request or a change of the page. Checks
 * are counted instead of time, because a busy page answers late. The event stream stays open and is
 * ignored.
 */
async function atRest(page) {
  const open = new Set()
  let looks = 0
  const isStream = request => /\/live\b/.test(request.url())
  const begins = request => {
    if (!isStream(request)) open.add(request)
    looks = 0
  }
  const ends = request => {
    if (open.delete(request)) looks = 0
  }
  const listeners = { request: begins, requestfinished: ends, requestfailed: ends }
  for (const [name, listener] of Object.entries(listeners)) page.on(name, listener)
  const began = Date.now()
  while ((looks < LOOKS || Date.now() - began < SHORTEST) && Date.now() - began < LONGEST) {
    looks++
    await page.evaluate(unchangedFor, LOOK)
    if (open.size > 0) looks = 0
  }
  for (const [name, listener] of Object.entries(listeners)) page.off(name, listener)
}

const LOOKS = 4
const LOOK = 250
/** Minimum in milliseconds: the sign-in preloads further pages after two seconds. */
const SHORTEST = 3_000
const LONGEST = 60_000

/** In the page: resolves once the document was unchanged for this time, or after ten times that. */
function unchangedFor(quiet) {
  return new Promise(resolve => {
    const end = () => {
      watch.disconnect()
      resolve()
    }
    let timer = setTimeout(end, quiet)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
    })
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    setTimeout(end, quiet * 10)
  })
}
