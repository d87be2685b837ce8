import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

test.each([
  ['desk', false],
  ['phone', true],
])('whoever goes back to a list on a %s finds it scrolled as they left it', async (_, phone) => {
  const page = await app.open({ as: 'admin', phone })
  await page.goto('/dashboard/e-commerce/list')
  const lead = page.locator('.r-list .r-lead, .r-card-lead').last()
  await lead.waitFor()
  await atRest(page)
  const place = () =>
    page.evaluate(() =>
      Math.round(Math.max(scrollY, document.querySelector('.r-list .r-scroll')?.scrollTop ?? 0)),
    )
  await lead.scrollIntoViewIfNeeded()
  await atRest(page)
  const left = await place()
  expect(left).toBeGreaterThan(100)
  await lead.click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await lead.waitFor()
  await atRest(page)
  expect(Math.abs((await place()) - left)).toBeLessThan(40)
})

test('prices are found in the menu, by the product, and each row leads to its price', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/app')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('Precios')
  await menu.getByRole('link', { name: 'Precios', exact: true }).click()
  await page.getByRole('columnheader', { name: 'Precio' }).first().waitFor()
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('infinix')
  await expect
    .poll(() => page.locator('.r-list tbody .r-lead').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining('Infinix')]))
  await page.locator('.r-list tbody .r-lead').first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Infinix/ })
    .first()
    .waitFor()
  expect(page.url()).toMatch(/\/prices\/\d+\/show$/)
})
