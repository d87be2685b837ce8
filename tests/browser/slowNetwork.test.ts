import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, useApp } from './useApp'

const app = useApp()
const products = (page: Page) => page.getByRole('heading', { level: 1, name: 'Productos' })

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
  const slow = page.getByText('La red está lenta. Sigue cargando…')
  await slow.waitFor()
  answer()
  await page.getByRole('heading', { level: 1, name: 'Bodegas' }).waitFor()
  await slow.waitFor({ state: 'hidden' })
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
  const waiting = page.locator('.p-button[aria-disabled="true"]')
  expect(await waiting.isVisible()).toBe(true)
  arrive()
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
  await page.locator('#nprogress').waitFor({ state: 'detached' })
})

test('the facts of a record stay where they are when its related records arrive', async () => {
  const page = await app.open({ as: 'admin' })
  let arrive = () => {}
  const late = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.goto('/dashboard/brands')
  await page.locator('.r-table tbody a').first().waitFor()
  await page.route(/\/hanadb\/api\/products/, async route => {
    await late
    await route.continue()
  })
  await page.locator('.r-table tbody a').first().click()
  const facts = page.locator('.r-side .r-facts')
  await facts.waitFor()
  await page.locator('.r-split [data-placeholder]').waitFor()
  const before = await facts.boundingBox()
  arrive()
  await page.locator('.r-related').waitFor()
  expect(await facts.boundingBox()).toEqual(before)
})
