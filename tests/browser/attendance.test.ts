import { expect, test } from 'vitest'
import { newAccount } from './newAccount'
import { cutOff, useApp } from './useApp'

const app = useApp()

test('on a phone the day is marked, and the report tells it', async () => {
  const page = await app.open({ as: await newAccount(app.address, 'vendedor'), phone: true })
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -2.9, longitude: -79, accuracy: 18 })
  await page.goto('/dashboard/rrhh/Marcar')
  await page.getByText('Hora del servidor', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Marcar: Entrada' }).tap()
  const created = page.locator('.mk-today li')
  await created.filter({ hasText: 'Entrada' }).getByText('± 18 m').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Mis días' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Reporte de asistencia' }).waitFor()
  const today = page.getByRole('row').nth(1)
  await today
    .getByText('En curso')
    .or(today.getByText(/^Falta/))
    .waitFor()
  expect(await page.getByLabel('Persona').count()).toBe(0)
})

test('without a connection the mark waits on the phone, and goes once there is one', async () => {
  const page = await app.open({ as: await newAccount(app.address, 'vendedor'), phone: true })
  await page.goto('/dashboard/rrhh/Marcar')
  await page.getByText('Hora del servidor', { exact: true }).waitFor()
  await cutOff(page)
  app.expectTrouble(/net::ERR_INTERNET_DISCONNECTED/)
  await page.getByLabel('Enviar mi ubicación con esta marcación').uncheck()
  await page.getByRole('button', { name: 'Marcar: Entrada' }).tap()
  await page.getByText(/^Hora del servidor \(estimada/).waitFor()
  await page.getByRole('button', { name: /^Marcado\. Puede volver a marcar desde las/ }).waitFor()
  const created = page.locator('.mk-today li')
  await created.getByText(/^Guardada en este dispositivo/).waitFor()
  await page.context().setOffline(false)
  await created
    .filter({ hasText: 'Entrada' })
    .getByText('Sin ubicación')
    .waitFor({ timeout: 20_000 })
  expect(await created.count()).toBe(1)
})

test('after a reload without a connection the day is marked all the same, and the mark is sent once', async () => {
  app.expectTrouble(/ERR_INTERNET_DISCONNECTED|Something went wrong/)
  const page = await app.open({
    ...{ as: await newAccount(app.address, 'vendedor'), phone: true, worker: true },
  })
  await page.goto('/dashboard/rrhh/Marcar')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.waitForResponse(answer => /MarkHere/.test(answer.url()))
  await cutOff(page)
  await page.reload()
  await page.getByText(/no hay conexión\. Lo que marque queda en este dispositivo/).waitFor()
  await page.getByLabel('Enviar mi ubicación con esta marcación').uncheck()
  await page.getByRole('button', { name: 'Marcar: Entrada' }).tap()
  await page.getByText(/^Guardada en este dispositivo desde/).waitFor()
  await page.context().setOffline(false)
  const created = page.locator('.mk-today ol li')
  await created
    .filter({ hasText: 'Entrada' })
    .getByText('Sin ubicación')
    .waitFor({ timeout: 30_000 })
  expect(await created.count()).toBe(1)
})
