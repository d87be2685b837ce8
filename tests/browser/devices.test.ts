import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutOff, useApp } from './useApp'

const app = useApp()

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('on a phone the warehouse scans serials: each is answered, one without a connection waits', async () => {
  const page = await app.open({ as: 'bodega', phone: true })
  await page.goto('/dashboard/invoice/series')
  await page.locator('.se-order').first().tap()
  await page.getByRole('heading', { level: 1, name: /^INV-\d+/ }).waitFor()
  const field = page.getByLabel('IMEI o serie')
  const scan = async (code: string) => {
    await field.fill(code)
    await page.keyboard.press('Enter')
  }
  const details = page.getByRole('region', { name: 'Últimos códigos' }).locator('li')
  await scan('352099001761482')
  await details.filter({ hasText: 'Número no válido' }).waitFor()
  await scan('352099001761481')
  await details.filter({ hasText: 'Cargada, sin registro de compra' }).waitFor()
  await scan('352099001761481')
  await details.filter({ hasText: 'Ya está en este pedido' }).waitFor()
  await page.getByRole('button', { name: 'Quitar 352099001761481' }).waitFor()
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
  await cutOff(page)
  app.expectTrouble(/net::ERR_INTERNET_DISCONNECTED/)
  await scan('490154203237518')
  await page.getByText('1 serie guardada en este dispositivo').waitFor()
  const sent = page.waitForResponse(answer => answer.url().endsWith('/imeis/load'))
  await page.context().setOffline(false)
  expect((await sent).status()).toBe(200)
  await details
    .filter({ hasText: '490154203237518' })
    .getByText(/^(Cargada|Sobra)/)
    .waitFor()
})

test('a photo is taken without a connection, sent once it is back, and credit judges it by keys', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/invoice/cargar_evidencia')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
  await cutOff(page)
  app.expectTrouble(/net::ERR_INTERNET_DISCONNECTED/)
  const pixels =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const photo = { name: 'firma.png', mimeType: 'image/png', buffer: Buffer.from(pixels, 'base64') }
  const choose = () => card.locator('input[type=file]').first().setInputFiles(photo)
  await choose()
  // The preview: the photo is neither stored nor sent yet, and can be replaced.
  await card.getByRole('button', { name: 'Descartar' }).tap()
  await card.getByRole('button', { name: 'Tomar foto' }).waitFor()
  await choose()
  await card.getByText('firma.png').waitFor()
  expect(await card.getByText('Guardada en este dispositivo').count()).toBe(0)
  await card.getByRole('button', { name: 'Enviar como evidencia' }).tap()
  await card.getByText('Guardada en este dispositivo').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Enviada. Crédito la revisará.').first().waitFor({ timeout: 20_000 })
  const credit = await app.open({ as: 'credito' })
  await credit.goto('/dashboard/invoice/validar_evidencia')
  const shown = credit.getByRole('region', { name: /^INV-/ })
  await shown.getByRole('button', { name: 'Válida', exact: true }).waitFor()
  const order = () => shown.getAttribute('aria-label')
  for (let at = await order(); at !== name; at = await order()) {
    await credit.keyboard.press('ArrowRight')
    await expect.poll(order).not.toBe(at)
  }
  await credit.getByRole('img', { name: `Evidencia del pedido ${name}` }).waitFor()
  await credit.keyboard.press('r')
  await credit.getByLabel('¿Por qué no es válida?').fill('No se ve la firma')
  await credit.keyboard.press('Control+Enter')
  await credit.getByText(`${name}: devuelta a quien entregó`).waitFor()
  await page.reload()
  const again = page.getByRole('article', { name })
  await again.getByText('Rechazada por Crédito: No se ve la firma').waitFor()
})
