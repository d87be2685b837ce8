import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, cutOff, useApp } from './useApp'

const app = useApp()
const products = (page: Page) => page.getByRole('heading', { level: 1, name: 'Productos' })
const tellOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test('who opens the app while nobody answers is signed in when somebody does', async () => {
  app.expectTrouble(/ERR_FAILED|Something went wrong/)
  const page = await app.open({ as: 'admin' })
  await page.route('**/hanadb/**', route => route.abort())
  await page.goto('/dashboard/e-commerce/list')
  await page.getByText('Su sesión se retomará cuando vuelva la conexión.').waitFor()
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
  await page.getByText('Sin conexión. Estos datos pueden estar desactualizados.').waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^Sin conexión/).waitFor({ state: 'hidden' })
})

test('a new deploy whose old code is gone is offered once, and the menu stays', async () => {
  app.expectTrouble(/status of 404|^error: .*dynamically imported module/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await products(page).waitFor()
  const gone = /\/assets\/(EditPage|FormSheet|form)-(?!texts)/
  const requests: string[] = []
  await page.route(gone, route => {
    requests.push(route.request().url())
    return route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto('/dashboard/warehouses/create')
  await page.getByRole('heading', { name: 'Hay una nueva versión disponible' }).waitFor()
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
  await atRest(page, 1000)
  // one request is the link's preload, the other the page's own
  expect(requests.length).toBeLessThan(4)
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Recargar' }).click()
  await page.getByLabel(/^Ciudad/).waitFor()
})

test.each([
  ['the desk', '/dashboard/warehouses', /\/assets\/frame-texts-.*\.js$/],
  ['a public page', '/nosotros', /\/assets\/frame-texts-.*\.js$/],
])('%s whose words are gone offers a reload, and asks no more', async (_, path, gone) => {
  app.expectTrouble(/status of 404|^error: .*dynamically imported module/)
  const page = await app.open({ as: 'admin' })
  let request = 0
  await page.route(gone, route => {
    request++
    return route.fulfill({ status: 404, body: 'gone' })
  })
  await page.goto(path)
  await page.getByRole('heading', { name: 'No se pudo cargar la página' }).waitFor()
  await atRest(page, 1000)
  expect(request).toBeLessThan(5)
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
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page
    .getByText('No se pudo cargar esta parte. Revise su conexión o recargue la página.')
    .waitFor()
  await products(page).waitFor()
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
