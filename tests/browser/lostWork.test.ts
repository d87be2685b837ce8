import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, PASSWORD, useApp } from './useApp'

const app = useApp()
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const city = (page: Page) => page.getByLabel(/^Ciudad/)
const title = (page: Page) => page.getByLabel(/^Bodega/)

/** Opens the form of the first warehouse. */
async function openWarehouse(page: Page, address?: string) {
  if (!address) {
    await page.goto('/dashboard/warehouses')
    await page.locator('tbody tr a').first().click()
    await page.getByRole('link', { name: 'Editar' }).click()
  } else await page.goto(address)
  await city(page).waitFor()
  return new URL(page.url()).pathname
}

/** Signs out by the API alone, as from another device. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    await fetch('/hanadb/api/account/logout', { method: 'POST', headers: { authorization } })
  })

test('two people edit one record: apart it merges, at one field one chooses', async () => {
  app.expectTrouble(/status of 412/)
  const [ana, eva] = [await app.open({ as: 'admin' }), await app.open({ as: 'admin', phone: true })]
  const address = await openWarehouse(ana)
  await openWarehouse(eva, address)
  await city(ana).fill('Loja')
  await save(ana)
  await ana.getByText('Guardado', { exact: true }).waitFor()
  await title(eva).fill('Bodega de Eva')
  await save(eva)
  await eva.getByText(/^Guardado junto con los cambios de .*: Ciudad/).waitFor()

  await openWarehouse(ana, address)
  await openWarehouse(eva, address)
  expect(await city(ana).inputValue()).toBe('Loja')
  await city(ana).fill('Quito')
  await save(ana)
  await ana.getByText('Guardado', { exact: true }).waitFor()
  await city(eva).fill('Cuenca')
  await save(eva)
  const dialog = eva.getByRole('dialog', { name: 'Alguien modificó este registro' })
  const question = dialog.getByRole('group', { name: 'Ciudad' })
  for (const value of ['Loja', 'Cuenca', 'Quito']) await question.getByText(value).waitFor()
  await question.getByLabel(/^Mi valor/).press('Space')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await eva.getByText('Guardado', { exact: true }).waitFor()
  await openWarehouse(ana, address)
  expect(await city(ana).inputValue()).toBe('Cuenca')
})

test('a session that ends in the middle of a form leaves a draft, which is offered after signing in', async () => {
  app.expectTrouble(/status of 401/)
  const page = await app.open({ as: 'admin' })
  const address = await openWarehouse(page)
  await city(page).fill('Machala')
  await page.getByText(/borrador de las \d\d:\d\d/).waitFor()
  await page.getByRole('button', { name: 'Trabajo sin guardar: 1' }).waitFor()
  await city(page).fill('Machala, El Oro')
  await endSession(page)
  const ended = page.getByRole('alertdialog', { name: 'Token caducado' })
  // A request of the page itself may learn it first: then the dialog covers the button.
  const button = page.getByRole('button', { name: 'Guardar', exact: true })
  await button.click({ timeout: 3000 }).catch(() => undefined)
  await ended.getByRole('button').click()
  await page.getByLabel('Correo electrónico').fill('admin@demo.test')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await page.getByText('¿Continuar donde lo dejó?').waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
  expect(await city(page).inputValue()).not.toContain('Machala')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect.poll(() => city(page).inputValue()).toBe('Machala, El Oro')
  // A crash writes no more: the saved draft stays.
  await page.getByText(/borrador de las \d\d:\d\d/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await save(page)
  await page.getByText('Guardado', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Trabajo sin guardar/ }).waitFor({ state: 'hidden' })
  await openWarehouse(page, address)
  expect(await city(page).inputValue()).toBe('Machala, El Oro')
  expect(await page.getByText('¿Continuar donde lo dejó?').count()).toBe(0)
})

test('a record that is deleted while it stands open is told of, with who did it, and can come back', async () => {
  app.expectTrouble(/status of 4(04|12)/)
  const page = await app.open({ as: 'admin' })
  const CODIGO = `Z${Date.now() % 100_000}`
  const sendRequest = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([verb, address, sent]) => {
        const authorization = `Bearer ${localStorage.getItem('accessToken')}`
        const headers = { authorization, 'content-type': 'application/json', 'if-match': '1' }
        const init = { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) }
        return (await fetch(`/hanadb/api/brands${address}`, init)).status
      },
      [method, path, body] as const,
    )
  await page.goto('/dashboard/brands')
  expect(await sendRequest('POST', '', { CODIGO, NOMBRE: 'Zeta' })).toBe(201)
  await page.goto(`/dashboard/brands/${CODIGO}`)
  const name = page.getByLabel(/^Nombre/)
  await name.fill('Zeta 2')
  await atRest(page, 2000)
  expect(await sendRequest('DELETE', `/${CODIGO}`)).toBe(200)
  await page.getByText(/^Eliminado por/).waitFor()
  expect(await name.inputValue()).toBe('Zeta 2')
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText(/^Eliminado por/).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Zeta 2' }).waitFor()
})
