import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('a language chosen on the way is spoken by what is open and by what opens later', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor()
  await page.getByRole('button', { name: 'Filtros' }).click()
  // pressed within the dialog, which takes the focus a moment after it is drawn
  await page.getByRole('dialog').press('Escape')
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await page.getByRole('heading', { level: 1, name: 'Produits' }).waitFor()
  await expect.poll(() => page.locator('thead').innerText()).toMatch(/Code\b.*Nom\b/s)
  await page.getByRole('button', { name: 'Filtres' }).waitFor()

  await page.getByRole('link', { name: 'Créer' }).click()
  await page.getByRole('textbox', { name: 'Nom' }).waitFor()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor()
})

test('words that the network lost are fetched when the page is opened again', async () => {
  app.expectTrouble(/Failed to (load resource|fetch)|ERR_FAILED|ERR_INTERNET/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/blank')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  const texts = `**/${manifest['src/locales/es/chat.json'].file}`
  await page.route(texts, route => route.abort())
  await page.getByRole('button', { name: 'Equipo' }).click()
  // the number of waiting messages may follow
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('link', { name: /^Chat\b/ }).click()
  await page.getByRole('button', { name: /Reintentar|Recargar/ }).waitFor()
  expect(await page.getByText('chat.').count()).toBe(0)
  await page.unroute(texts)
  await page.getByRole('button', { name: /Reintentar|Recargar/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Chat' }).waitFor()
})
