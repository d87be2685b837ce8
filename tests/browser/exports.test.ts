import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

async function take(page: Page, format: 'CSV' | 'XLSX') {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `Exportar ${format}` }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const readCsv = (bytes: Buffer) =>
  Papa.parse<string[]>(
    bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim(),
  ).data

/** The rows of the first sheet as texts, in either format of the file. */
function rowsOf(bytes: Buffer) {
  const files = unzipSync(new Uint8Array(bytes))
  const name = Object.keys(files).find(file => /sheet1\.xml$/.test(file)) ?? ''
  return strFromU8(files[name] ?? new Uint8Array()).match(/<row\b[\s\S]*?<\/row>/g) ?? []
}

test('CSV and XLSX hold exactly the filtered rows', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('infinix base 1')
  const range = page.getByRole('main').getByRole('navigation').getByRole('status')
  await expect.poll(() => range.textContent()).toMatch(/ \/ \d{1,2}$/)
  const total = Number((await range.textContent())?.split('/')[1])

  const csv = await take(page, 'CSV')
  expect(csv.name).toMatch(/\.csv$/)
  const [head, ...rows] = readCsv(csv.bytes)
  expect(head).toContain('Nombre')
  expect(rows).toHaveLength(total)
  expect(rows.every(row => row.some(cell => cell.startsWith('Infinix Base')))).toBe(true)

  const xlsx = await take(page, 'XLSX')
  expect(xlsx.name).toMatch(/\.xlsx$/)
  expect(rowsOf(xlsx.bytes)).toHaveLength(total + 1)
})
