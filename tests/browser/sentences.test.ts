import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('a sentence in the search of a list shows its conditions before they count; a name of goods stays a search', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/invoice/list')
  const search = page.getByRole('searchbox', { name: 'Buscar', exact: true })
  await search.fill('pedidos de Quito sobre 500 mas caros primero urgentes rarisimos')
  const offer = page.getByRole('button', { name: /^Filtrar:/ })
  await offer.getByText('Ciudad: “Quito”').waitFor()
  const words = await offer.innerText()
  expect(words).toContain('Total: > $500,00')
  expect(words).toContain('Priorizado: no está vacío')
  expect(words).toContain('Ordenar por total descendente')
  expect(words).toContain('No se entiende: rarisimos')
  expect(new URL(page.url()).search).not.toContain('TOTAL')
  // as a search the words find nothing, and whoever typed them is still in the field
  await page.getByRole('heading', { name: 'Sin resultados' }).waitFor()
  expect(await search.evaluate(field => field === document.activeElement)).toBe(true)
  const sentence = 'pedidos de Quito sobre 500 mas caros primero'
  await search.fill(sentence)
  await page.getByRole('button', { name: /^Filtrar:.*Ciudad(?!.*rarisimos)/ }).waitFor()
  // searched as words until it is chosen
  const filter = () => new URL(page.url()).searchParams.get('filter')
  await expect.poll(filter).toBe(JSON.stringify({ q: sentence }))
  const visited = await page.evaluate(() => history.length)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Borrar: Total' }).waitFor()
  await page
    .getByRole('columnheader', { name: /^Total/ })
    .and(page.locator('[aria-sort="descending"]'))
    .waitFor()
  // one step in the history: no search of the emptied field follows, which would take the order back
  await page.waitForTimeout(400)
  expect(await page.evaluate(() => history.length)).toBe(visited + 1)

  await page.goto('/dashboard/e-commerce/list')
  await search.fill('nova 23')
  await page.waitForURL(/nova(%20|\+)23/)
  expect(await offer.count()).toBe(0)
})

test('a sentence in the palette opens its list with conditions and order', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar y abrir' })
  await palette.getByRole('combobox').fill('productos de menos de 200 dolares mas baratos primero')
  await palette
    .getByRole('option', { name: /Filtrar:.*PVP con IVA: < \$200,00.*ascendente/ })
    .click()
  await page.getByRole('button', { name: 'Borrar: PVP con IVA' }).waitFor()
  expect(new URL(page.url()).searchParams.get('order')).toBe('ASC')
})
