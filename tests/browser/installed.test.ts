import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('once visited, the app opens without a network, says so, and keeps nothing of the API', async () => {
  // requests for files that an interrupted visit did not cache fail
  app.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Something went wrong/)
  const page = await app.open({ as: 'admin', worker: true })
  await page.goto('/dashboard/e-commerce/list')
  await page.locator('tbody tr').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const readStored = () =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)))
      const requests = await Promise.all(caches_.map(cache => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect
    .poll(async () => (await readStored()).some(path => /FrontApp/.test(path)))
    .toBe(false)
  await page.goto('/auth/login-unprotected')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(async () => (await readStored()).some(path => /FrontApp/.test(path))).toBe(true)
  expect((await readStored()).filter(path => /^\/(hanadb|api|health)/.test(path))).toEqual([])

  await page.context().setOffline(true)
  await page.goto('/dashboard/e-commerce/list')
  await page.getByText('Su sesión se retomará cuando vuelva la conexión.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor()
})

test('the app may be installed, with icons that are there', async () => {
  const page = await app.open()
  await page.goto('/auth/login/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
})
