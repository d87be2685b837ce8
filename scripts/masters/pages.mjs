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

/** CHROMIUM_PATH, else the packaged one. */
export async function openBrowser() {
  const packaged = async () => (await import('@sparticuz/chromium')).default.executablePath()
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || (await packaged()),
    args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

/** Kilobytes of script after gzip that each page has asked for once it is at rest, in a browser that was never there. */
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

/** A picture of each page in each look into a folder, and the text that is read on it. */
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

/** A page at the fixed moment, without animations: of the administrator, or of somebody unknown where it is public. */
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

/** Nothing asked, and nothing changed on the page, for a second; the stream of events stays open for ever. */
async function atRest(page) {
  const open = new Set()
  let last = Date.now()
  const note = () => (last = Date.now())
  const isStream = request => /\/live\b/.test(request.url())
  const begins = request => !isStream(request) && open.add(request) && note()
  const ends = request => open.delete(request) && note()
  page.on('request', begins)
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  const began = Date.now()
  while ((open.size > 0 || Date.now() - last < QUIET) && Date.now() - began < LONGEST)
    await page.evaluate(unchangedFor, QUIET / 4)
  for (const [name, listener] of [
    ['request', begins],
    ['requestfinished', ends],
    ['requestfailed', ends],
  ])
    page.off(name, listener)
}

const QUIET = 1_000
const LONGEST = 30_000

/** In the page: resolves once the document has not changed for so long, or at the latest after ten times that. */
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
