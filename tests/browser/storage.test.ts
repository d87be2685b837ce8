import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, useApp } from './useApp'

const app = useApp()
const products = (page: Page) => page.getByRole('heading', { level: 1, name: 'Productos' })

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
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
  await page.locator('tbody tr').first().waitFor()
  await page.getByRole('button', { name: /^Open settings/ }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
  expect(await page.getByRole('button', { name: 'Full screen' }).count()).toBe(0)
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
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})
