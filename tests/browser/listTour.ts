import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { customKinds } from '../../src/custom-kinds/kinds'
import { type KindName, kinds } from '../../src/kinds/registry'
import { documentsOf } from '../../src/model/access/documents'
import { columnsFor } from '../../src/model/lists/listState'
import { atRest, type useApp } from './useApp'

/** Lists whose columns cover every kind; for the push run and for the long run. */
export const pushLists = ['deposits'] as const
export const longLists = [
  'clients',
  'warranty-orders',
  'invoices',
  'credit-applications',
  'kanban-cards',
  'work-schedules',
  'attendance-marks',
  'posts',
  'users',
] as const

/** Kinds that cannot be columns. */
export const neverColumns: Partial<Record<KindName, string>> = {
  password: 'the server answers none, so no list can show one',
}

const admin = { ID: 1, ROLE: '10', EMPRESA: 'A', EMPRESAS: ['A'] } as unknown as Parameters<
  typeof columnsFor
>[1]
const columnsOf = (name: string) => columnsFor(catalogue.get(name), admin)

/** The kinds that none of these lists covers. */
export function kindsBeside(lists: readonly string[]) {
  const shown = new Set(lists.flatMap(name => columnsOf(name).map(({ kind }) => kind)))
  return (Object.keys({ ...kinds, ...customKinds }) as KindName[]).filter(kind => !shown.has(kind))
}

/** Shows, filters, prints, exports, reads back and pastes into every column of the list. */
export async function tourOf(app: ReturnType<typeof useApp>, name: string) {
  const page = await app.open({ as: 'admin' })
  const resource = catalogue.get(name)
  const path = resource.schema.pages?.list ?? `/dashboard/${name}`
  // some lists open as a board or a gallery
  await page.goto(`${path}?view=list`)
  await showEveryColumn(page, columnsOf(name).length)
  await filtersOpen(page)
  await listPrinted(page)
  const rows = await exported(page)
  expect(rows.length).toBeGreaterThan(1)
  await readBack(page, rows)
  await pastedInto(page)
  expect(await crashes(page)).toBe(0)
  if (documentsOf(resource).length > 0) await paperTaken(page, path)
}

const crashes = (page: Page) => page.getByText(/^No se pudo mostrar/).count()
const firstRow = (page: Page) => page.locator('tbody tr').first()

async function showEveryColumn(page: Page, number: number) {
  const columns = page.getByRole('button', { name: 'Columnas' })
  await firstRow(page).waitFor()
  await columns.click()
  const boxes = page.locator('.r-columns').getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(number)
  // a selected column moves up: unselected ones are below
  for (let shown = await boxes.and(page.locator(':checked')).count(); shown < number; shown += 1) {
    await boxes.nth(shown).check()
    await expect.poll(() => boxes.and(page.locator(':checked')).count()).toBe(shown + 1)
  }
  await page.keyboard.press('Escape')
  await firstRow(page).waitFor()
  await atRest(page)
  expect(await crashes(page)).toBe(0)
}

async function filtersOpen(page: Page) {
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  await panel.waitFor()
  await atRest(page)
  expect(await crashes(page)).toBe(0)
  await panel.getByRole('button', { name: 'Cerrar' }).first().click()
  await panel.waitFor({ state: 'detached' })
}

/** The printed list has no frame of the app and no controls; its rows stand below each other without an end. */
async function listPrinted(page: Page) {
  await page.emulateMedia({ media: 'print' })
  expect(
    await page.locator('.shell-header, .r-toolbar, .r-tick').filter({ visible: true }).count(),
  ).toBe(0)
  expect(await page.locator('.r-list').evaluate(list => getComputedStyle(list).maxHeight)).toBe(
    'none',
  )
  expect(await firstRow(page).isVisible()).toBe(true)
  const pdf = await page.pdf()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: null })
}

async function exported(page: Page) {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim()).data
}

/** Pastes rows in a spreadsheet's format. */
export const paste = (page: Page, into: string, rows: readonly string[][]) =>
  page
    .locator(into)
    .first()
    .evaluate(
      (place, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        place.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      },
      Papa.unparse(rows as string[][], { delimiter: '\t' }),
    )

async function readBack(page: Page, rows: readonly string[][]) {
  const importing = page.getByRole('button', { name: 'Importar' })
  if ((await importing.count()) === 0) return
  await importing.click()
  await page.getByLabel(/O pegue filas/).waitFor()
  await paste(page, 'textarea', rows.slice(0, 4))
  await page.getByRole('button', { name: 'Ver vista previa' }).click()
  const counts = page.getByRole('button', {
    name: /^[1-9]\d* (Nuevas|Iguales|Con cambios|Con errores)/,
  })
  await counts.first().waitFor()
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/no es una opción/)
  await page.reload()
}

async function pastedInto(page: Page) {
  const grid = page.getByRole('button', { name: 'Editar en cuadrícula' })
  await firstRow(page).waitFor()
  if ((await grid.count()) === 0) return
  await grid.click()
  await page.getByRole('grid').waitFor()
  const cells = await page.locator('tbody tr').nth(1).locator('td').allInnerTexts()
  await firstRow(page).locator('td').first().click()
  await paste(page, ':focus', [cells.map(cell => cell.trim())])
  await atRest(page)
}

/** Downloads the first document of the first record. */
async function paperTaken(page: Page, path: string) {
  await page.goto(`${path}?view=list`)
  await firstRow(page).locator('a').first().click()
  const print = page.getByRole('button', { name: /^(Imprimir|Documentos en PDF)/ })
  await print.first().click()
  const choice = page.getByRole('menuitem').first()
  const answered = page
    .context()
    .waitForEvent('response', answer => /pdf/.test(answer.headers()['content-type'] ?? ''))
  if ((await print.first().getAttribute('aria-haspopup')) === 'menu') await choice.click()
  expect((await answered).status()).toBe(200)
}
