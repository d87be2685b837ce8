import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** Addresses of each kind of page with their titles; `everyRoute.test.ts` opens all pages. */
const addresses = [
  ['/dashboard/user/list', 'Usuarios'],
  ['/dashboard/user/1/edit', /./],
  ['/dashboard/e-commerce/list', 'Productos'],
  ['/dashboard/e-commerce/product/06.04.16', 'Envío $3'],
  ['/dashboard/e-commerce/CreateClient', 'Crear cliente'],
] as const

test('every address opens its page, with a last slash too, also on refresh', async () => {
  const page = await app.open({ as: 'admin' })
  for (const [path, name] of addresses) {
    const title = page.getByRole('heading', { level: 1, name })
    expect((await page.goto(`${path}/`))?.status()).toBe(200)
    await title.waitFor()
    expect((await page.reload())?.status()).toBe(200)
    await title.waitFor()
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path)
  }
})

test('what is no page says so, and answers so', async () => {
  app.expectTrouble(/status of 404/)
  const page = await app.open({ as: 'admin' })
  for (const address of ['/nowhere', '/dashboard/nowhere', '/dashboard/user/list/what']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Página no encontrada' }).waitFor()
  }
})

test('a record that does not exist says so, in its place', async () => {
  app.expectTrouble(/status of 404/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/product/99.99.999')
  await page
    .getByRole('heading', { name: /no encontrad|no existe/i })
    .first()
    .waitFor()
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
})
