import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aWord, PASSWORD, useApp } from './useApp'

const app = useApp()

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const column = (page: Page, at: number) =>
  rows(page).evaluateAll(
    (found, cell) => found.map(row => row.querySelectorAll('td')[cell]?.textContent ?? ''),
    at,
  )
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('signing in leads to the page that was wanted', async () => {
  app.expectTrouble(/status of 40[01]/)
  const page = await app.open()
  await page.goto('/dashboard/e-commerce/list')
  await page.waitForURL('**/auth/login/')
  await page.getByLabel('Correo electrónico').fill('admin@demo.test')
  await page.getByLabel('Contraseña', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await heading(page, 'Productos').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/e-commerce/list')
})

test('products are searched, filtered by brand and status, sorted and paged', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('128gb')
  await page.waitForURL(/q%22|%22q/)
  await expect.poll(async () => (await rows(page).allTextContents()).join()).toMatch(/128GB/)

  await page.getByRole('button', { name: 'Filtros' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtros' })
  await filters.getByRole('combobox', { name: 'Elija un campo' }).fill('Marca')
  await page.getByRole('option', { name: 'Marca', exact: true }).click()
  await filters.getByRole('combobox', { name: 'Marca', exact: true }).fill('kondor')
  await page
    .getByRole('option', { name: /kondor/i })
    .first()
    .click()
  await filters.getByRole('button', { name: 'Agregar condición' }).click()
  await filters.getByRole('combobox', { name: 'Elija un campo' }).last().fill('Estado')
  await page.getByRole('option', { name: 'Estado', exact: true }).click()
  await filters.getByRole('checkbox', { name: 'Activo', exact: true }).click()
  await filters.getByRole('button', { name: 'Cerrar' }).click()
  await expect
    .poll(async () => (await rows(page).allTextContents()).every(row => /Kondor.*Activo/.test(row)))
    .toBe(true)
  await page.getByRole('button', { name: 'Borrar: Estado' }).waitFor()

  await page.getByRole('button', { name: 'Código', exact: true }).click()
  await expect.poll(() => page.url()).toContain('sort=CODIGO')
  const isSorted = async () => {
    const codes = await column(page, 1)
    return codes.join() === [...codes].sort().join()
  }
  await expect.poll(isSorted).toBe(true)

  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('10')
  await expect.poll(() => rows(page).count()).toBe(10)
  const [first] = await column(page, 1)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('status').filter({ hasText: '11–20' }).waitFor()
  await expect.poll(() => column(page, 1)).not.toContain(first)
})

test('a name that is edited stands in the list, also after a reload', async () => {
  const name = `Envío al Oriente ${aWord()}`
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('06.04.19')
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page)
    .getByRole('link', { name: /^Envío/ })
    .click()
  await heading(page, 'Envío').waitFor()
  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByLabel(/^Nombre/).fill(name)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await heading(page, name).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).click()
  await page.getByRole('link', { name }).waitFor()
  await page.reload()
  await page.getByRole('link', { name }).waitFor()
})

test('a column is moved by its handle, with the keyboard and the pointer, and stays there', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('button', { name: 'Columnas' }).click()
  const handle = (at: number) =>
    page.getByRole('button', { name: new RegExp(`: columna ${at} de`) })
  const named = async (at: number) => (await handle(at).getAttribute('aria-label'))?.split(':')[0]
  await handle(3).waitFor()
  const [third, fourth, fifth] = [await named(3), await named(4), await named(5)]
  await handle(3).focus()
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key)
  await expect.poll(() => named(4)).toBe(third)
  expect(await named(3)).toBe(fourth)
  const [from, to] = [await handle(5).boundingBox(), await handle(3).boundingBox()]
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 30, { steps: 8 })
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => named(3)).toBe(fifth)
  await page.keyboard.press('Escape')
  await page.reload()
  const heads = page.getByRole('columnheader')
  await heads.nth(3).waitFor()
  const texts = (await heads.allInnerTexts()).join()
  expect(texts.indexOf(String(fifth))).toBeLessThan(texts.indexOf(String(fourth)))
})

test('columns are chosen, and stay chosen', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  const head = page.getByRole('columnheader', { name: 'Marca' })
  await head.waitFor()
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Marca' }).uncheck()
  await page.getByRole('checkbox', { name: 'Costo' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Costo' }).waitFor()
  await page.reload()
  await page.getByRole('columnheader', { name: 'Costo' }).waitFor()
  expect(await head.count()).toBe(0)
  const align = await rows(page)
    .first()
    .locator('td')
    .last()
    .evaluate(cell => getComputedStyle(cell).textAlign)
  expect(align).toBe('end')
})
