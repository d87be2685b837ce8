import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** Pastes text in a spreadsheet's format into the import box. */
const paste = (page: Page, text: string) =>
  page.getByLabel(/O pegue filas/).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const rows = Array.from({ length: 1000 }, (_, n) => {
  const isWrong = n % 27 === 13
  return [`ZZ.${n}`, `Importado ${n}`, isWrong ? 'Nadie' : 'infinix', 'Celulares', '1.234,50']
})

test('1,000 pasted rows with 37 wrong ones: told, left out, stopped, gone on with after a reload, undone', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('button', { name: 'Importar' }).click()
  const heads = ['Código', 'Nombre', 'Marca', 'Categoría', 'Costo']
  await paste(page, [heads, ...rows].map(row => row.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Ver vista previa' }).click()
  await page.getByRole('button', { name: '37 Con errores' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: '963 Nuevas' }).waitFor()
  await page.getByRole('checkbox', { name: /Omitir/ }).check()
  await page.getByRole('button', { name: 'Importar 963 filas' }).click()
  await page.getByRole('button', { name: 'Detener' }).click()
  await page.getByText('La importación se detuvo').waitFor({ timeout: 20_000 })

  await page.reload()
  await page.getByRole('button', { name: 'Importar' }).click()
  await page.getByText(/se importaron \d+ de 963 filas/).waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'La importación terminó' }).waitFor({ timeout: 60_000 })
  expect(await page.locator('.i-counts').innerText()).toMatch(/Creadas\s+963/)

  await page.getByRole('button', { name: 'Deshacer esta importación' }).click()
  const sure = page.getByRole('dialog', { name: '¿Deshacer esta importación?' })
  await sure.getByRole('button', { name: 'Deshacer esta importación' }).click()
  await page.getByText('La importación se deshizo').waitFor({ timeout: 60_000 })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('Importado 1')
  await page.getByText('Sin resultados').waitFor()
}, 240_000)
