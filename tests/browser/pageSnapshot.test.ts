import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, aWord, PASSWORD, useApp } from './useApp'

const app = useApp()
const BRANDS = '/dashboard/brands'

const inSnapshot = (page: Page) => page.locator('#snapshot')
const inPage = (page: Page) => page.locator('#root')

/** Differs with each snapshot of the page. */
const savedAs = (page: Page, path: string) =>
  page.evaluate(
    async at => (await (await caches.open('pages')).match(at))?.headers.get('iv') ?? '',
    path,
  )

/** Opens a page until its snapshot is saved. */
async function openAndSave(page: Page, { path = BRANDS, first = 'tbody tr' } = {}) {
  await page.goto(path, { waitUntil: 'commit' })
  const before = await savedAs(page, path)
  await inPage(page).locator(first).first().waitFor()
  await expect.poll(() => savedAs(page, path), { timeout: 40_000 }).not.toBe(before)
  await atRest(page, 500)
}

/** Holds the scripts of the next page back until the returned function is called. */
async function holdScripts(page: Page) {
  // Styles that are loaded early wait for the scripts that use them.
  app.expectTrouble(/was preloaded using link preload but not used/)
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

test('a list that is opened again shows its rows before a script has come, and then works as ever', async () => {
  const page = await app.open({ as: 'admin' })
  // The first visit stores what the page remembers of itself, such as the width of its columns.
  await openAndSave(page)
  await openAndSave(page)
  const rows = await inPage(page).locator('tbody tr').allInnerTexts()
  const release = await holdScripts(page)
  await page.goto(BRANDS, { waitUntil: 'commit' })
  await inSnapshot(page).locator('tbody tr').first().waitFor()
  expect(await inSnapshot(page).locator('tbody tr').allInnerTexts()).toEqual(rows)
  expect(await inPage(page).locator('tbody tr').count()).toBe(0)
  release()
  await inPage(page).locator('tbody tr').first().waitFor()
  await inSnapshot(page).waitFor({ state: 'detached' })
  await inPage(page).locator('tbody tr a').first().click()
  await page.waitForURL(/\/dashboard\/brands\/.+/)
})

test('the board of cards is shown before a script has come, too', async () => {
  const card = '[data-rfd-draggable-id]'
  const page = await app.open({ as: 'admin' })
  for (let times = 0; times < 2; times++)
    await openAndSave(page, { path: '/dashboard/kanban', first: card })
  const release = await holdScripts(page)
  await page.goto('/dashboard/kanban', { waitUntil: 'commit' })
  await inSnapshot(page).locator(card).first().waitFor()
  release()
  await inSnapshot(page).waitFor({ state: 'detached' })
  await inPage(page).locator(card).first().waitFor()
})

test('rows below the window are left to the page; those in it lie where the page has them', async () => {
  const path = '/dashboard/invoice/list'
  const page = await app.open({ as: 'admin' })
  await openAndSave(page, { path })
  await openAndSave(page, { path })
  const boxes = (from: Locator) =>
    from.locator('thead th, tbody td').evaluateAll(all =>
      all
        .map(cell => cell.getBoundingClientRect())
        .filter(({ top }) => top < innerHeight)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
    )
  const before = await boxes(inPage(page))
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await inSnapshot(page).locator('tbody td').first().waitFor()
  expect(await boxes(inSnapshot(page))).toEqual(before)
  const cells = await inSnapshot(page).locator('tbody tr:has(td)').count()
  release()
  await inSnapshot(page).waitFor({ state: 'detached' })
  expect(cells).toBeLessThan(await inPage(page).locator('tbody tr').count())

  // A taller window would show what is left out.
  await page.setViewportSize({ width: 1440, height: 1200 })
  const releaseAgain = await holdScripts(page)
  const answered = page.waitForResponse(/\/invoices\?/)
  await page.goto(path, { waitUntil: 'commit' })
  await answered
  await page.waitForTimeout(1000)
  expect(await inSnapshot(page).count()).toBe(0)
  releaseAgain()
  await inPage(page).locator('tbody td').first().waitFor()
})

test('the start page is shown whole before a script has come, without a placeholder after it', async () => {
  const at = { path: '/dashboard/app', first: '.home-waiting' }
  const page = await app.open({ as: 'admin' })
  await openAndSave(page, at)
  await openAndSave(page, at)
  const release = await holdScripts(page)
  await page.goto(at.path, { waitUntil: 'commit' })
  await inSnapshot(page).locator(at.first).first().waitFor()
  expect(await inSnapshot(page).locator('[data-placeholder]').count()).toBe(0)
  release()
  await inSnapshot(page).waitFor({ state: 'detached' })
  await inPage(page).locator(at.first).first().waitFor()
  expect(await inPage(page).locator('[data-placeholder]').count()).toBe(0)
})

test('a snapshot tells its language as the page does, and no time of another day', async () => {
  const page = await app.open({ as: 'admin' })
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000)
  await openAndSave(page)
  await openAndSave(page)
  const release = await holdScripts(page)
  await page.clock.setFixedTime(Date.now())
  await page.goto(BRANDS, { waitUntil: 'commit' })
  await inSnapshot(page).locator('tbody tr').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  const times = inSnapshot(page).locator('time')
  expect(await times.count()).toBeGreaterThan(0)
  for (const time of await times.all()) expect(await time.isVisible()).toBe(false)
  release()
  await inSnapshot(page).waitFor({ state: 'detached' })
})

test('a list with pictures is shown with their addresses of now, in a new session too', async () => {
  const path = '/dashboard/e-commerce/list'
  const page = await app.open({ as: 'admin' })
  await openAndSave(page, { path })
  await openAndSave(page, { path })
  const addresses = (from: Page) =>
    inSnapshot(from)
      .or(inPage(from))
      .locator('tbody img')
      .evaluateAll(all => all.map(picture => picture.getAttribute('src') ?? ''))
  const before = await addresses(page)
  await page.evaluate(async password => {
    const body = JSON.stringify({ email: 'admin@demo.test', password })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/hanadb/api/account/login', { method: 'POST', headers, body })
    localStorage.setItem('accessToken', (await answer.json()).accessToken)
  }, PASSWORD)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await inSnapshot(page).locator('tbody tr').first().waitFor()
  const now = await addresses(page)
  const files = (all: readonly string[]) => all.map(each => each.split('?')[0])
  // Those of rows below the window are left out.
  expect(files(now)).toEqual(files(before).slice(0, now.length))
  expect(now.length).toBeGreaterThan(5)
  expect(now.some(each => before.includes(each))).toBe(false)
  await expect
    .poll(() =>
      inSnapshot(page)
        .locator('tbody img')
        .evaluateAll(all => all.every(it => (it as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  release()
  await inSnapshot(page).waitFor({ state: 'detached' })
})

test('a row that was added meanwhile leaves the page to draw itself', async () => {
  const page = await app.open({ as: 'admin' })
  await openAndSave(page)
  const name = `Marca ${aWord()}`
  await page.evaluate(async NOMBRE => {
    const { EMPRESA } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const answer = await fetch('/hanadb/api/brands', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'X-Empresa': EMPRESA,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ CODIGO: NOMBRE.slice(-6), NOMBRE }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, name)
  const release = await holdScripts(page)
  const answered = page.waitForResponse(/\/brands\?/)
  await page.goto(BRANDS, { waitUntil: 'commit' })
  await answered
  await page.waitForTimeout(1000)
  expect(await inSnapshot(page).count()).toBe(0)
  release()
  await inPage(page).getByRole('link', { name }).waitFor()
})

test('what lies on the device cannot be read, and a sign-out removes it', async () => {
  const page = await app.open({ as: 'admin' })
  await openAndSave(page)
  const name = await inPage(page).locator('tbody tr a').first().innerText()
  const saved = await page.evaluate(async () => {
    const cache = await caches.open('pages')
    const answers = await Promise.all((await cache.keys()).map(key => cache.match(key)))
    return (await Promise.all(answers.map(answer => answer?.text()))).join()
  })
  expect(saved.length).toBeGreaterThan(1000)
  expect(saved).not.toContain(name)
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/auth/login/')
  await page.waitForFunction(async () => !(await caches.has('pages')))
})
