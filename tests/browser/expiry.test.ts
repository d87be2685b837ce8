import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, PASSWORD, useApp } from './useApp'

const app = useApp()

/**
 * Signs out by the API alone, as from another device, and follows a link before any other request of the
 * page notices it.
 */
const endSessionAndFollow = (page: Page, link: string) =>
  page.evaluate(async selector => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    await fetch('/hanadb/api/account/logout', { method: 'POST', headers: { authorization } })
    document.querySelector<HTMLElement>(selector)?.click()
  }, link)

test('a session that was ended elsewhere is told once, and leads back to the wanted page', async () => {
  app.expectTrouble(/status of 401/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/clients')
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor()
  await endSessionAndFollow(page, 'nav a[href="/dashboard/visits"]')

  const alert = page.getByRole('alertdialog', { name: 'Token caducado' })
  await alert.waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/auth/login/')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await alert.getByRole('button').click()
  await page.getByLabel('Correo electrónico').fill('admin@demo.test')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Visitas' }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('a token that runs out by the clock ends the same way', async () => {
  const page = await app.open({ as: 'admin' })
  await page.clock.install()
  await page.goto('/dashboard/clients')
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor()
  await page.clock.fastForward('01:00:30')
  await page.getByRole('alertdialog', { name: 'Token caducado' }).waitFor()
})

test('two minutes before the end the password is enough to go on, and what was typed stays', async () => {
  app.expectTrouble(/status of 401/)
  const page = await app.open({ as: 'admin' })
  await page.clock.install()
  // its form starts with the current time and a new code
  await page.goto('/dashboard/warranty-orders/create')
  const city = page.getByLabel(/^Observación del vendedor/)
  await city.fill('Machala')
  await page.clock.fastForward('00:58:30')
  const warning = page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })
  const password = warning.getByLabel('Contraseña')
  await password.fill('not this one')
  await page.keyboard.press('Enter')
  const said = () =>
    password.evaluate(
      field => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    )
  await expect.poll(said).toMatch(/contraseña no son correct/)
  await page.clock.setSystemTime(Date.now())
  await password.fill(PASSWORD)
  await warning.getByRole('button', { name: 'Seguir trabajando' }).click()
  await warning.waitFor({ state: 'hidden' })
  await page.clock.fastForward('00:05:00')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(await city.inputValue()).toBe('Machala')
})

test('a new form takes the focus once, into its first field, whatever arrives later', async () => {
  const page = await app.open({ as: 'admin' })
  await page.addInitScript(() => {
    const entered: string[] = []
    Object.assign(window, { entered })
    document.addEventListener('focusin', ({ target }) => {
      const { name } = target as HTMLInputElement
      if (name) entered.push(name)
    })
  })
  await page.goto('/dashboard/warranty-orders/create')
  await page.waitForFunction(() => document.activeElement?.matches('[name="IMEI_SERIE"]'))
  await atRest(page)
  expect(await page.evaluate(() => Reflect.get(window, 'entered'))).toEqual(['IMEI_SERIE'])
})
