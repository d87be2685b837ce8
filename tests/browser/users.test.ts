import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('a new warehouse user signs in and sees no price anywhere', async () => {
  const email = `bruno-${Date.now()}@demo.test`
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/user/new')
  await page.getByLabel(/^Nombre/).fill('Bruno Bodega')
  await page.getByLabel(/^Correo electrónico/).fill(email)
  await page
    .getByLabel(/^Contraseña/)
    .first()
    .fill('Bruno-secreto-1')
  await page.getByRole('combobox', { name: /^Rol/ }).click()
  await page.getByRole('option', { name: 'Bodega' }).click()
  await page.getByRole('combobox', { name: /^Empresa$/ }).fill('kondor')
  await page.getByRole('option', { name: /Kondor/ }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bruno Bodega' }).waitFor()

  const his = await app.open()
  await his.goto('/auth/login/')
  await his.getByLabel('Correo electrónico').fill(email)
  await his.getByLabel('Contraseña', { exact: true }).fill('Bruno-secreto-1')
  await his.keyboard.press('Enter')
  await his.getByRole('heading', { level: 1, name: 'Hola, Bruno' }).waitFor()
  const menu = his.getByRole('navigation', { name: 'Menú principal' })
  expect(await menu.getByRole('link', { name: /precios|crédito/i }).count()).toBe(0)
  await menu.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('Productos')
  await menu.getByRole('link', { name: 'Productos', exact: true }).click()
  await his.getByRole('columnheader', { name: 'Categoría' }).waitFor()
  expect(await his.getByRole('link', { name: 'Crear' }).count()).toBe(0)
  await his.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('infinix')
  await his
    .getByRole('link', { name: /Infinix/ })
    .first()
    .click()
  await his.getByRole('heading', { level: 2, name: 'Stock' }).waitFor()
  expect(await his.getByRole('main').innerText()).not.toMatch(/precio|costo|\$/i)
})

test('deleting asks first, and takes the record out of the list', async () => {
  const code = String(Date.now()).slice(-6)
  const name = `MARCA FUGAZ ${code}`
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/brands/create')
  await page.getByLabel(/^Código/).fill(code)
  await page.getByLabel(/^Nombre/).fill(name)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Marcas' }).waitFor()
  await page.locator('tbody tr').first().waitFor()
  expect(await page.getByRole('link', { name }).count()).toBe(0)
})

test('who has no role yet is told so', async () => {
  const page = await app.open({ as: 'usuario' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByText('No tiene acceso a «Productos»').waitFor()
})
