import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

test('an amount that is come back to, with Tab or by a click, is typed over', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/products/create')
  const cost = page.getByLabel(/^Costo/)
  await cost.fill('600')
  // later fields may still be loading
  await atRest(page)
  await page.keyboard.press('Tab')
  expect(await cost.inputValue()).toBe('600,00')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('652,46')
  await page.keyboard.press('Tab')
  expect(await cost.inputValue()).toBe('652,46')
  await cost.click()
  await page.keyboard.type('1234,5')
  await page.keyboard.press('Tab')
  expect(await cost.inputValue()).toBe('1.234,50')
})
