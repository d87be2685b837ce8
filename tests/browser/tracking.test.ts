import { expect, test } from 'vitest'
import { aWord, useApp } from './useApp'

const app = useApp()

test('a sales agent takes back their consent, gives it anew and writes; who leads them sees it at once', async () => {
  const lead = await app.open({ as: 'credito' })
  await lead.goto('/dashboard/user/tracking')
  const agent = lead.getByRole('button', { name: /Daniela Cordero/ })
  await agent.click()
  await lead.getByRole('heading', { name: 'Recorrido de Daniela Cordero Vélez' }).waitFor()
  await lead.getByRole('list', { name: 'Paradas' }).waitFor()

  const page = await app.open({ as: 'vendedor', phone: true })
  await page.goto('/dashboard/user/tracking')
  await page.getByRole('button', { name: 'Retirar mi consentimiento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar mi consentimiento' }).click()
  await page.getByRole('heading', { name: 'No comparte su ubicación' }).waitFor()
  expect(await page.getByText('Aún no hay mensajes').count()).toBe(0)
  await agent.getByText('Sin consentimiento').waitFor()
  await lead.getByText('No hay ubicaciones ese día').waitFor()

  const message = `Salgo a Gualaceo ${aWord()}`
  await page.getByPlaceholder('Escriba un mensaje…').fill(message)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await lead.getByText(message).waitFor()
  await page.getByRole('button', { name: 'Compartir mi ubicación' }).click()
  await page.getByRole('heading', { name: 'Comparte su ubicación' }).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
