import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aWord, useApp } from './useApp'

const app = useApp()

/** Pastes text in a spreadsheet's format into the focused cell. */
const paste = (page: Page, text: string) =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Row and column as displayed; the first row is 1. */
const cell = (page: Page, row: number, name: string) =>
  page
    .locator('tbody tr')
    .nth(row - 1)
    .locator(`td:nth-child(${columns.indexOf(name) + 1})`)
const columns = [
  'Código',
  'Nombre',
  'Marca',
  'Categoría',
  'PVP con IVA',
  'Stock total',
  'Estado',
  'SKU',
]

test('a block pasted into the grid: looked at, mended, done, and undone as one', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('button', { name: 'Columnas' }).click()
  // Another test of this server may have moved them, and the server keeps a person's columns.
  await page.getByRole('button', { name: 'Restablecer columnas' }).click()
  await page.getByRole('checkbox', { name: 'SKU' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Editar en cuadrícula' }).click()
  await page.getByRole('grid').waitFor()
  const heads = await page.getByRole('columnheader').allInnerTexts()
  // short headings do not break
  expect(heads.map(text => text.replaceAll('\u00a0', ' '))).toEqual(columns)
  const before = await cell(page, 1, 'Categoría').innerText()
  const sku = await cell(page, 3, 'SKU').innerText()
  await cell(page, 1, 'SKU').click()
  await paste(page, `QX-1\n${sku}\n`)
  await cell(page, 1, 'Categoría').click()
  await paste(page, 'Celulares\nNadie\n')
  await page.getByText('1 celda con errores').waitFor()
  expect(await cell(page, 2, 'Categoría').innerText()).toContain('no existe')

  await cell(page, 2, 'Categoría').click()
  await page.keyboard.type('celulares')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Revisar (4)' }).click()
  const review = page.getByRole('dialog', { name: 'Revisar los cambios' })
  await review.getByText(/^SKU: Ya lo usa .+/).waitFor()
  await review.getByRole('button', { name: 'Volver y corregir' }).click()
  expect(await cell(page, 2, 'SKU').getAttribute('aria-invalid')).toBe('true')

  await cell(page, 2, 'SKU').click()
  await page.keyboard.type('QX-2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Revisar (4)' }).click()
  await review.getByRole('button', { name: 'Aplicar 2 cambios' }).click()
  await page.getByText('2 registros cambiados').waitFor()
  await expect.poll(() => cell(page, 2, 'SKU').innerText()).toBe('QX-2')
  await expect.poll(() => cell(page, 1, 'Categoría').innerText()).toBe('Celulares')

  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
  await page.getByText('2 cambios deshechos').waitFor()
  await expect.poll(() => cell(page, 1, 'Categoría').innerText()).toBe(before)
})

test('what was deleted by mistake comes back from the trash', async () => {
  const code = aWord()
  const name = `Zeta ${code}`
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/brands/create')
  await page.getByLabel(/^Código/).fill(code)
  await page.getByLabel(/^Nombre/).fill(name)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goto('/dashboard/brands')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(name)
  await page.getByText('1–1 / 1').waitFor()
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar 1 registro' }).click()
  await page.getByText('Sin resultados').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Papelera' }).click()
  await page.getByRole('button', { name: `Restaurar: ${name}` }).click()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('link', { name }).waitFor()
})

test('a view is handed on by its link, and shows nobody what they may not see', async () => {
  const page = await app.open({ as: 'admin' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Costo' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('infinix')
  await page.getByRole('columnheader', { name: 'Costo' }).waitFor()
  await page.getByRole('button', { name: 'Vistas' }).click()
  await page.getByLabel('Guardar como vista nueva').fill('Costos de Infinix')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Vistas: Costos de Infinix' }).click()
  await page.getByRole('button', { name: 'Acciones: Costos de Infinix' }).click()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await page.getByText('Enlace copiado').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const seller = await app.open({ as: 'vendedor' })
  await seller.goto(link)
  await seller.getByText('1 columna que no se muestra a su rol').waitFor()
  expect(await seller.getByRole('columnheader', { name: 'Costo' }).count()).toBe(0)
  const search = seller.getByRole('searchbox', { name: 'Buscar', exact: true })
  await expect.poll(() => search.inputValue()).toBe('infinix')
})
