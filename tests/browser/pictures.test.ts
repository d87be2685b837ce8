import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** 8 by 8 green pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR42mNgWFqOFTEMLQkAAsJtAUuk0x0AAAAASUVORK5CYII=',
  'base64',
)
const picture = { name: 'envio.png', mimeType: 'image/png', buffer: png }

test('a picture of a product is uploaded, and shows small in the list', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/product/06.04.17/edit')
  await page
    .getByLabel('Agregar fotos', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(picture)
  await page.getByRole('img', { name: 'envio.png' }).first().waitFor()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/product/06.04.17')
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('06.04.17')
  const thumbnail = page.getByRole('row', { name: /06\.04\.17/ }).getByRole('img')
  await expect
    .poll(() => thumbnail.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('a form waits for the picture that is still going up', async () => {
  const page = await app.open({ as: 'admin' })
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/hanadb/api/files?*', async route => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard/e-commerce/product/06.04.18/edit')
  await page
    .getByLabel('Agregar fotos', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(picture)
  await page.getByText('Podrá guardar cuando termine la subida').waitFor()
  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  expect(await save.isDisabled()).toBe(true)
  arrive()
  await page.getByRole('img', { name: 'envio.png' }).first().waitFor()
  await save.click()
  await page.waitForURL('**/product/06.04.18')
})
