import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { launchChromium } from './chromium'

interface Visit {
  /** The demo account that is signed in; nobody when not said. */
  readonly as?: string
  readonly language?: 'es' | 'en' | 'ar'
  readonly dark?: boolean
  readonly phone?: boolean
  /** With the worker that keeps the app for later; tests do without, so that they see each request. */
  readonly worker?: boolean
  /** Another server than that of this worker. */
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
 * fails the test, unless it said before that it provokes it.
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
    // the picture a new account begins with; no test asks another host for anything
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
    /** What the browser will say about a refusal that this test provokes. */
    expectTrouble: (pattern: RegExp) => expected.push(pattern),
  }
}

/** A word for what a test makes: another try meets what the one before left behind. */
export const aWord = () => crypto.randomUUID().slice(0, 6)

let launched: Promise<Browser> | undefined

/** One for all files of a worker; it ends with the worker's process. One that did not start is started again. */
function theBrowser() {
  launched ??= launchChromium().catch(problem => {
    launched = undefined
    throw problem
  })
  return launched
}

/** Waits as long as a busy machine takes; what a failed try no longer awaits is no error of its own. */
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

/** Nothing has changed on the page for a while: the stream of news keeps the network busy for ever. */
export const atRest = (page: Page, quiet = 400) =>
  page.evaluate(
    ([quiet, longest]) =>
      new Promise<void>(resolve => {
        const done = () => {
          watch.disconnect()
          resolve()
        }
        let timer = setTimeout(done, quiet)
        const watch = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, quiet)
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true })
        setTimeout(done, longest)
      }),
    [quiet, 4000 + quiet] as const,
  )

/**
 * Goes there as a link does, without loading the app anew, and answers what the page is called; one
 * called as the last one says nothing new.
 */
export async function visit(page: Page, path: string, last: string) {
  await page.evaluate(address => {
    document.title = ''
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const named = page.waitForFunction(() => document.title, null, { timeout: 1500 })
  return named.then(
    title => title.jsonValue(),
    () => last,
  )
}

/** Takes the network from a page once what comes later is there: its frame waits a second with some parts. */
export async function cutOff(page: Page) {
  await atRest(page, 1500)
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

/** Into the browser's storage, once: what the app writes there later stays. */
async function keep(context: BrowserContext, values: Readonly<Record<string, string>>) {
  await context.addInitScript(entries => {
    // a sandbox has no storage, and neither has the browser's own viewer of a PDF
    if (window.origin === 'null' || !window.sessionStorage) return
    if (sessionStorage.getItem('kept')) return
    for (const [key, value] of entries) localStorage.setItem(key, value)
    sessionStorage.setItem('kept', 'yes')
  }, Object.entries(values))
}

/** A session by the API: most journeys start behind the sign-in page. */
async function sessionOf(address: string, name: string) {
  const answer = await fetch(`${address}/hanadb/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: PASSWORD }),
  })
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: object }
  return { accessToken, user: JSON.stringify(user) }
}
