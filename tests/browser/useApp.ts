import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { launchChromium } from './chromium'

interface Visit {
  /** The demo account to sign in; default: none. */
  readonly as?: string
  readonly language?: 'es' | 'en' | 'ar'
  readonly dark?: boolean
  readonly phone?: boolean
  /** With the service worker; other tests run without it, so that they see each request. */
  readonly worker?: boolean
  /** A server other than this worker's. */
  readonly at?: string
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const PASSWORD = 'Mostrador-demo-1'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * The built app in a real browser. A console message, an error of the page or an answer from 500 on
 * fails the test, unless the test expects it.
 */
export function useApp() {
  const address = addressOf(inject('addresses'))
  let troubles: string[] = []
  let expected: RegExp[] = []
  const contexts: BrowserContext[] = []

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()))
    const surprises = troubles.filter(text => !expected.some(pattern => pattern.test(text)))
    troubles = []
    expected = []
    expect(surprises.join('\n'), 'what the browser complained about').toBe('')
  })

  const open = async (visit: Visit = {}) => {
    const { as, language = 'es', dark = false, phone: isPhone, worker = false } = visit
    const { at: baseURL = address } = visit
    const options: BrowserContextOptions = {
      locale: 'es-EC',
      serviceWorkers: worker ? 'allow' : 'block',
      ...(isPhone ? phone : desk),
    }
    const context = await (await theBrowser()).newContext({ baseURL, ...options })
    contexts.push(context)
    // default picture of a new account; tests make no requests to other hosts
    await context.route('https://www.gravatar.com/**', route =>
      route.fulfill({ contentType: 'image/png', body: PIXEL }),
    )
    if (dark) await context.addCookies([{ name: 'themeMode', value: 'dark', url: baseURL }])
    await keep(context, { i18nextLng: language, ...(as && (await sessionOf(baseURL, as))) })
    const page = patient(await context.newPage())
    listen(page, text => troubles.push(text))
    return page
  }
  return {
    address,
    open,
    /** Expects a message of the browser about a refusal that this test provokes. */
    expectTrouble: (pattern: RegExp) => expected.push(pattern),
  }
}

/** A unique word, because another try finds the records of earlier ones. */
export const aWord = () => crypto.randomUUID().slice(0, 6)

let launched: Promise<Browser> | undefined

/**
 * One browser for all files of a worker; it ends with the worker's process and is started again after a
 * failed start.
 */
function theBrowser() {
  launched ??= launchChromium().catch(problem => {
    launched = undefined
    throw problem
  })
  return launched
}

/** Sets time-outs for a busy machine; pending waits of a failed try raise no further error. */
function patient(page: Page) {
  page.setDefaultTimeout(20_000)
  const quietly =
    <A extends unknown[], T>(wait: (...args: A) => Promise<T>) =>
    (...args: A) => {
      const waiting = wait.apply(page, args)
      waiting.catch(() => 'whoever awaits it is told')
      return waiting
    }
  return Object.assign(page, {
    waitForResponse: quietly(page.waitForResponse),
    waitForRequest: quietly(page.waitForRequest),
  })
}

/** The server of this worker. */
function addressOf(addresses: readonly string[]) {
  const at = Number(process.env.VITEST_POOL_ID ?? 1) - 1
  const address = addresses[at % addresses.length]
  if (!address) throw new Error('no server was started')
  return address
}

/** Waits until the page has neither changed nor loaded a file for a while; its event stream never ends. */
export const atRest = (page: Page, quiet = 400) =>
  page.evaluate(
    ([quiet, longest]) =>
      new Promise<void>(resolve => {
        const done = () => {
          changes.disconnect()
          loads.disconnect()
          resolve()
        }
        let timer = setTimeout(done, quiet)
        const startAgain = () => {
          clearTimeout(timer)
          timer = setTimeout(done, quiet)
        }
        const changes = new MutationObserver(startAgain)
        changes.observe(document.body, { subtree: true, childList: true, attributes: true })
        const loads = new PerformanceObserver(startAgain)
        loads.observe({ type: 'resource' })
        setTimeout(done, longest)
      }),
    [quiet, 8000 + quiet] as const,
  )

/** Navigates like a link, without reloading the app; returns the title the page sets, otherwise `last`. */
export async function visit(page: Page, path: string, last: string) {
  await page.evaluate(address => {
    document.title = ''
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const named = page.waitForFunction(() => document.title, null, { timeout: 5000 })
  return named.then(
    title => title.jsonValue(),
    () => last,
  )
}

/** Cuts the network after the parts that the frame loads a second and a half later. */
export async function cutOff(page: Page) {
  await atRest(page, 2500)
  await page.context().setOffline(true)
}

function listen(page: Page, tell: (text: string) => void) {
  page.on('console', message => {
    const [type, text] = [message.type(), message.text()]
    const isOurs = !text.includes('registration blocked by Playwright')
    if (isOurs && (type === 'error' || type === 'warning'))
      tell(`${type}: ${text} ${message.location().url}`)
  })
  page.on('pageerror', error => tell(`page: ${error.stack || error}`))
  page.on('response', answer => {
    if (answer.status() >= 500) tell(`${answer.status()}: ${answer.url()}`)
  })
}

/** Writes to the browser's storage once; later writes of the app stay. */
async function keep(context: BrowserContext, values: Readonly<Record<string, string>>) {
  await context.addInitScript(entries => {
    // sandboxed frames and the browser's PDF viewer have no storage
    if (window.origin === 'null' || !window.sessionStorage) return
    if (sessionStorage.getItem('kept')) return
    for (const [key, value] of entries) localStorage.setItem(key, value)
    sessionStorage.setItem('kept', 'yes')
  }, Object.entries(values))
}

/** Signs in by the API: most journeys start behind the sign-in page. */
async function sessionOf(address: string, name: string) {
  const answer = await fetch(`${address}/hanadb/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: PASSWORD }),
  })
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: object }
  return { accessToken, user: JSON.stringify(user) }
}
