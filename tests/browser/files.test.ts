import { expect, test } from 'vitest'
import { aWord, useApp } from './useApp'

const app = useApp()

test('files are uploaded into a folder, seen, thrown away and brought back', async () => {
  const [word, file] = [aWord(), `Oferta ${aWord()}.pdf`]
  const folder = `<b>Ofertas ${word}</b>`
  const page = await app.open({ as: 'credito' })
  await page.goto('/dashboard/files-manager')
  await page.getByRole('button', { name: 'Nueva carpeta' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(folder)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${folder}`) }).click()
  await page.getByRole('heading', { name: 'Todavía no hay archivos' }).waitFor()
  const pdf = Buffer.from('%PDF-1.4\n%%EOF')
  await page.setInputFiles('input[type=file]', [
    { name: file, mimeType: 'application/pdf', buffer: pdf },
    { name: 'pagina.html', mimeType: 'text/html', buffer: Buffer.from('<html>') },
  ])
  await page.getByText('1 de 2 subidos').waitFor()
  await page.getByRole('alert').filter({ hasText: 'Tipos de archivo permitidos' }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${file}`) }).click()
  const preview = page.getByRole('dialog', { name: file })
  await preview.getByText('Subido por').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: `Seleccionar «${file}»` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Enviar a la papelera' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a la papelera' }).click()
  await page.getByRole('heading', { name: 'Todavía no hay archivos' }).waitFor()
  await page.getByRole('button', { name: 'Papelera', exact: true }).click()
  await page.getByRole('button', { name: `Restaurar «${file}»` }).click()
  await page.getByRole('heading', { name: 'La papelera está vacía' }).waitFor()
  await page.getByRole('button', { name: 'Recientes' }).click()
  await page.getByRole('button', { name: new RegExp(`^${file}`) }).waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Buscar y abrir' }).getByRole('combobox').fill(file)
  await page.getByRole('option', { name: new RegExp(file) }).click()
  await preview.getByText('Subido por').waitFor()

  const other = await app.open({ as: 'bodega' })
  await other.goto('/dashboard/files-manager')
  await other.getByRole('button', { name: /^Catálogos/ }).waitFor()
  expect(await other.getByRole('button', { name: new RegExp(word) }).count()).toBe(0)
})
