import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, cutOff, PASSWORD, useApp } from './useApp'

const app = useApp()
const products = (page: Page) => page.getByRole('heading', { level: 1, name: 'Productos' })
const tellOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test('where every kind of storage throws, the sign-in stands and leads on', async () => {
  const page = await app.open()
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked })
    for (const name of ['serviceWorker', 'storage'])
      Object.defineProperty(navigator, name, { get: blocked })
    Object.defineProperty(navigator, 'locks', {
      value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
    })
    window.BroadcastChannel = blocked as never
  })
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})

test('while the account is asked for, the frame and the bar stand there', async () => {
  const page = await app.open({ as: 'admin' })
  let answer: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/account/my-account', async route => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard/e-commerce/list')
  await page.locator('.frame-waits').waitFor()
  await page.locator('#nprogress').waitFor({ state: 'attached' })
  answer()
  await products(page).waitFor()
  expect(await page.locator('.frame-waits').count()).toBe(0)
})

test('without storage, cookies, drafts and full screen one signs in, works and chooses', async () => {
  const page = await app.open()
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => undefined })
  })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByLabel('Email').fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  await page.locator('tbody tr').first().waitFor()
  await page.getByRole('button', { name: /^Open settings/ }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
  expect(await page.getByRole('button', { name: 'Fullscreen' }).count()).toBe(0)
})

test('what lies corrupt or from long ago in the browser is as good as nothing', async () => {
  const page = await app.open({ as: 'admin' })
  await page.addInitScript(() => {
    localStorage.setItem('user', '{"ID":')
    localStorage.setItem('i18nextLng', 'es-EC')
    for (const key of ['products.listParams', 'preferences.products.list', 'products.selectedIds'])
      localStorage.setItem(`RaStore.1.${key}`, '{"page":"x","columns":{"no":1}')
    sessionStorage.setItem('viewAs', '{"wanted":7}')
  })
  await page.context().addCookies([
    { name: 'themeMode', value: '%E0%A4%A', url: app.address },
    { name: 'themeLayout', value: 'diagonal', url: app.address },
  ])
  await page.goto('/dashboard/e-commerce/list')
  await products(page).waitFor()
  await page.locator('tbody tr').first().waitFor()
})

test('who opens the app while nobody answers is signed in when somebody does', async () => {
  app.expectTrouble(/ERR_FAILED|Something went wrong/)
  const page = await app.open({ as: 'admin' })
  await page.route('**/hanadb/**', route => route.abort())
  await page.goto('/dashboard/e-commerce/list')
  await page.getByText('Su sesión se retomará sola cuando vuelva.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth/login/')
  await page.unroute('**/hanadb/**')
  await tellOnline(page)
  await products(page).waitFor()
  await page.getByText(/^Sin conexión/).waitFor({ state: 'hidden' })
})

test('a lost network is told as long as it lasts', async () => {
  app.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await products(page).waitFor()
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .waitFor()
  await cutOff(page)
  await page.getByText('Sin conexión. Lo que ve puede estar desactualizado.').waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^Sin conexión/).waitFor({ state: 'hidden' })
})

test('a new deploy whose old code is gone is offered once, and the menu stays', async () => {
  app.expectTrouble(/status of 404|^error: .*dynamically imported module/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await products(page).waitFor()
  const gone = /\/assets\/(EditPage|CreatePage|FormSheet)-/
  const asked: string[] = []
  await page.route(gone, route => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto('/dashboard/warehouses/create')
  await page.getByRole('heading', { name: 'Hay una nueva versión disponible' }).waitFor()
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
  await atRest(page, 1000)
  // one request is the link's preload, the other the page's own
  expect(asked.length).toBeLessThan(4)
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Recargar' }).click()
  await page.getByLabel(/^Ciudad/).waitFor()
})

test.each([
  ['the desk', '/dashboard/warehouses', /\/assets\/app-.*\.js$/],
  ['a public page', '/nosotros', /\/assets\/app-.*\.js$/],
])('%s whose words are gone offers a reload, and asks no more', async (_, path, gone) => {
  app.expectTrouble(/status of 404|^error: .*dynamically imported module/)
  const page = await app.open({ as: 'admin' })
  let asked = 0
  await page.route(gone, route => {
    asked++
    return route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto(path)
  await page.getByRole('heading', { name: 'No se pudo cargar la página' }).waitFor()
  await atRest(page, 1000)
  expect(asked).toBeLessThan(5)
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Recargar' }).click()
  await page.getByRole('navigation').first().waitFor()
})

test('a part of the frame whose code does not come is told, and the page stays', async () => {
  app.expectTrouble(/ERR_FAILED|^error: .*dynamically imported module/)
  const page = await app.open({ as: 'admin' })
  await page.route(/\/assets\/(NoticeDrawer|Desk|OfferCard)-.*js$/, route => route.abort())
  await page.goto('/dashboard/e-commerce/list')
  await products(page).waitFor()
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await page.getByText('No se pudo cargar. Revise su conexión o recargue la página.').waitFor()
  await products(page).waitFor()
})

test('a slow network is told until the answer is there', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  await page.getByRole('heading', { level: 1 }).waitFor()
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/\/hanadb\/api\/warehouses/, async route => {
    await late
    await route.continue()
  })
  await page.evaluate(() => history.pushState(null, '', '/dashboard/warehouses'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  const slow = page.getByText('La red está lenta. Lo que pidió está en camino.')
  await slow.waitFor()
  answer()
  await page.getByRole('heading', { level: 1, name: 'Bodegas' }).waitFor()
  await slow.waitFor({ state: 'hidden' })
})

test('a version that was put in place meanwhile is offered, and taken when one says so', async () => {
  const page = await app.open({ as: 'admin' })
  // A waiting worker, until it is told to skip waiting.
  await page.addInitScript(() => {
    const container = new EventTarget()
    const postMessage = ({ type }: { type: string }) => {
      sessionStorage.setItem('asked', type)
      container.dispatchEvent(new Event('controllerchange'))
    }
    const waiting = sessionStorage.getItem('asked') ? null : { postMessage }
    const registration = Object.assign(new EventTarget(), { waiting, installing: null })
    const register = async () => registration
    const ready = Promise.resolve(registration)
    Object.assign(container, { controller: {}, register, ready })
    Object.defineProperty(navigator, 'serviceWorker', { value: container })
  })
  await page.goto('/dashboard/e-commerce/list')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Recargar' }).click()
  await reloaded
  await products(page).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('SKIP_WAITING')
  expect(await page.getByRole('button', { name: 'Recargar' }).count()).toBe(0)
})

test('on a slow line the sign-in stays in sight under a bar until the desk is there', async () => {
  const page = await app.open()
  await page.goto('/auth/login/')
  let arrive = () => {}
  const late = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/assets\/(admin|desk)-.*\.js$/, async route => {
    await late
    await route.continue()
  })
  await page.getByLabel('Correo electrónico').fill('admin@demo.test')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('#nprogress .bar').waitFor()
  const waiting = page.locator('.front-button[aria-disabled="true"]')
  expect(await waiting.isVisible()).toBe(true)
  arrive()
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
  await page.locator('#nprogress').waitFor({ state: 'detached' })
})
