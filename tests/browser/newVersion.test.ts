import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { builtPages } from '../../server/main/serve/pages'
import { launchChromium } from './chromium'

let folder: string
let server: Server
let address: string
let pages: ReturnType<typeof builtPages>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-version-'))
  cpSync(process.env.DIST_DIR ? join(process.env.DIST_DIR, 'client') : 'dist/client', folder, {
    recursive: true,
  })
  pages = builtPages(folder)
  server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', address)
    const answer = await pages(new Request(url))
    outgoing.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []))
    outgoing.end(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Puts a version in place whose page has another description. */
function deploy(version: string) {
  for (const name of ['index.html', 'sw.js']) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const next =
      name === 'sw.js'
        ? text.replace(/(url:"index\.html",revision:")[^"]+/, `$1${version}`)
        : text.replace(/(name="description" content=")[^"]*/, `$1${version}`)
    expect(next).not.toBe(text)
    writeFileSync(file, next)
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true })
  }
  pages = builtPages(folder)
}

test('a page opens from the cache of the worker, and a newer version from the next page on', async () => {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  // Without routes, which would switch off the browser's own cache.
  const page = await browser.newPage({ baseURL: address })
  const version = () => page.locator('meta[name="description"]').getAttribute('content')
  const open = async (how: () => ReturnType<typeof page.goto>) => {
    const answer = await how()
    return { version: await version(), isKept: answer?.fromServiceWorker() }
  }
  await page.goto('/nosotros')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const first = await version()
  const asked: string[] = []
  server.on('request', ({ url }) => asked.push(url ?? ''))
  expect(await open(() => page.goto('/nosotros'))).toEqual({ version: first, isKept: true })
  expect(asked).not.toContain('/nosotros')

  deploy('second')
  expect(await open(() => page.goto('/nosotros'))).toMatchObject({ version: first })
  await expect.poll(() => page.evaluate(stateOfWorkers), { timeout: 15_000 }).toBe('waiting')
  expect(await open(() => page.goto('/nosotros'))).toMatchObject({ version: 'second' })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  })
  // The browser first lets the old worker end what it has begun.
  await expect.poll(() => page.evaluate(stateOfWorkers), { timeout: 60_000 }).toBe('active')
  asked.length = 0
  expect(await open(() => page.goto('/nosotros'))).toMatchObject({ version: 'second' })
  expect(asked).not.toContain('/nosotros')

  deploy('third')
  expect(await open(() => page.reload())).toMatchObject({ version: 'third' })
})

/** In the page: looks for a newer version. */
async function stateOfWorkers() {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) return 'waiting'
  await registration?.update()
  return registration?.installing ? 'installing' : 'active'
}
