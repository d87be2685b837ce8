import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('what is chosen in the settings stays after a reload, and a reset forgets it', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/app')
  await page.getByRole('button', { name: 'Abrir los ajustes' }).click()
  const panel = page.getByRole('dialog', { name: 'Ajustes' })
  await panel.getByText('Oscuro').click()
  await panel.getByText('Morado').click()
  await panel.getByText('Horizontal', { exact: true }).click()
  await panel.getByText('Derecha a izquierda').click()
  await page.reload()

  const root = page.locator('html')
  await page.getByRole('button', { name: 'Inventario' }).click()
  await page.getByRole('menuitem', { name: 'Productos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor()
  await expect.poll(() => root.getAttribute('data-mode')).toBe('dark')
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl')

  await page.getByRole('button', { name: /^Abrir los ajustes \(/ }).click()
  await panel.getByRole('button', { name: 'Restablecer' }).click()
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Abrir los ajustes', exact: true }).waitFor()
  await expect.poll(() => root.getAttribute('data-mode')).toBe('light')
  const readStored = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect
    .poll(async () => (await readStored()).filter(name => /^theme/.test(name)))
    .toEqual([])
})

test('before any code has come the page has the mode that was chosen, not the one of the system', async () => {
  app.expectTrouble(/ERR_FAILED/)
  const page = await app.open()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/assets/**', route => route.abort())
  const first = async () => {
    await page.goto('/auth/login/', { waitUntil: 'domcontentloaded' })
    return page.evaluate(() => {
      const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      return [getComputedStyle(document.documentElement).colorScheme, frame?.content]
    })
  }
  expect(await first()).toEqual(['light', '#ffffff'])
  await page.context().addCookies([{ name: 'themeMode', value: 'dark', url: app.address }])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await first()).toEqual(['dark', '#12181f'])
})
