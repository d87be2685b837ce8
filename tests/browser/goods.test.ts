import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** 8 by 8 green pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR42mNgWFqOFTEMLQkAAsJtAUuk0x0AAAAASUVORK5CYII=',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

test('photos named by their code find their product, and the second becomes its cover by keyboard', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/gestion-imagenes')
  const queue = page.getByRole('list').filter({ has: page.getByText('Agregar fotos') })
  const code = await queue.locator('.gi-product bdi[dir="ltr"]').first().innerText()
  const bulk = page.getByLabel('Subir varias').and(page.locator('input'))
  await bulk.setInputFiles([photo(`${code}-1.png`), photo(`${code}-2.png`), photo('77.77.777.png')])
  await page.getByText('2 listas · 1 omitida').waitFor()
  await page.getByText('Ningún producto tiene este código. Revise el nombre del archivo.').waitFor()
  await page.getByRole('button', { name: 'Subir 2' }).click()
  await page.getByText('2 de 2').waitFor()
  await page.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('tab', { name: /^Todos los productos/ }).click()
  await page.getByRole('searchbox', { name: 'Buscar por código' }).fill(code)
  const photos = page.getByRole('button', { name: /^Foto \d de 2$/ })
  await expect.poll(() => photos.count()).toBe(2)
  await photos.nth(1).focus()
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  for (const key of ['Space', 'ArrowLeft', 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(300) // waits while it moves
  }
  expect((await saved).status()).toBe(200)
  await expect.poll(() => photos.first().getByRole('img').getAttribute('alt')).toBe(`${code}-2.png`)

  await page.goto(`/dashboard/e-commerce/product/${code}`)
  await page.getByRole('button', { name: 'Ampliar la foto 1 de 2' }).click()
  const large = page.getByRole('dialog')
  await large.getByRole('button', { name: 'Foto siguiente' }).click()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
})

test('a catalogue of one brand is looked through, and taken as a sheet and as a PDF', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/e-commerce/catalogo')
  await page.getByLabel('Marcas').fill('Infinix')
  await page.getByRole('option', { name: 'Infinix', exact: true }).click()
  await expect.poll(() => page.locator('th[scope="rowgroup"]').allInnerTexts()).toEqual(['Infinix'])
  for (const [name, ending] of [
    ['Excel', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await taken).suggestedFilename()).toMatch(new RegExp(`^catalogo-.*\\.${ending}$`))
  }
})
