import { expect, test } from 'vitest'
import { kindsBeside, longLists, neverColumns, paste, pushLists, tourOf } from './listTour'
import { useApp } from './useApp'

/* The build loads texts of one language and schemas on demand, which no other test covers. The long run
   opens the other lists (furtherKinds.test.ts). */
const app = useApp()

test('the lists that are gone through have columns of every kind there is', () => {
  expect(kindsBeside([...pushLists, ...longLists])).toEqual(Object.keys(neverColumns))
})

test.each(pushLists)(
  'the columns of %s are shown, filtered, printed, exported, read back and pasted into',
  name => tourOf(app, name),
  120_000,
)

test('a file in French is understood in Spanish, and told what it may say where it is not', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/clients')
  const cell = page.locator('tbody td').filter({ hasText: /CL\d{10}/ })
  const id = await cell.first().innerText()
  await page.getByRole('button', { name: 'Importar' }).click()
  await page.getByLabel(/O pegue filas/).waitFor()
  await paste(page, 'textarea', [
    ['ID', 'GroupNum'],
    [id.trim(), 'Comptant'],
    ['0190000002', 'Jamais'],
  ])
  await page.getByRole('button', { name: 'Ver vista previa' }).click()
  await page.getByText(/^Condición de pago «Jamais» no es una opción\. Use una de estas/).waitFor()
  await page.getByRole('button', { name: '1 Con errores' }).waitFor()
  await page.getByRole('button', { name: '1 Con cambios' }).click()
  expect(await page.getByRole('dialog').innerText()).toMatch(/Comptant[\s\S]*\bContado\b/)
})
