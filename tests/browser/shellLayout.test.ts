import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** Width and height of the first match on the page, in CSS pixels. */
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { width, height } = element.getBoundingClientRect()
      return [Math.round(width), Math.round(height)] as const
    })
const wide = async (page: Page, selector: string) => (await sizeOf(page, selector))[0]
const high = async (page: Page, selector: string) => (await sizeOf(page, selector))[1]

test('the tour is offered once, goes by keyboard, and is there again when wanted', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/app')
  const offer = page.getByRole('complementary', { name: '¿Primera vez por aquí?' })
  const step = (name: string) => page.getByRole('dialog', { name }).waitFor()
  await offer.getByRole('button', { name: 'Ver el recorrido' }).click()
  await step('Su trabajo')
  for (const name of [
    'Encuentre lo que busca',
    'El carrito',
    'Notificaciones',
    'A su gusto',
    'Su cuenta',
  ]) {
    await page.getByRole('button', { name: 'Siguiente' }).press('Enter')
    await step(name)
  }
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect.poll(() => bell.getAttribute('aria-haspopup')).toBe('dialog')

  await page.reload()
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Recorrido por la aplicación' }).click()
  await step('Su trabajo')
  expect(await offer.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the shell has its given sizes in every layout', async () => {
  const page = await app.open({ as: 'admin' })
  const layout = async (themeLayout: string) => {
    await page.context().addCookies([{ name: 'themeLayout', value: themeLayout, url: app.address }])
    await page.goto('/dashboard/user/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await layout('vertical')
  expect(await high(page, '.shell-header')).toBe(92)
  expect(await wide(page, '.shell-nav')).toBe(280)
  expect(await sizeOf(page, '.menu-link:not(.menu-sub) > svg')).toEqual([24, 24])
  expect(await high(page, '.menu-link:not(.menu-sub)')).toBe(48)
  await page.getByRole('button', { name: 'Crédito' }).click()
  expect(await high(page, '.menu-sub')).toBe(36)
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => high(page, '.shell-header')).toBe(60)
  await page.getByRole('button', { name: 'Abrir los ajustes' }).click()
  expect(await wide(page, '.settings-panel')).toBe(260)
  await page.setViewportSize({ width: 1440, height: 900 })

  await layout('mini')
  expect(await wide(page, '.shell-nav')).toBe(88)
  expect(await sizeOf(page, '.menu-item > svg')).toEqual([22, 22])
  await layout('horizontal')
  expect(await high(page, '.menu-item')).toBe(32)
  expect(await sizeOf(page, '.menu-item > svg')).toEqual([22, 22])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => high(page, '.shell-header')).toBe(64)
  await page.goto('/nosotros')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await high(page, '.site-head')).toBe(64)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => high(page, '.site-head')).toBe(88)
})

test('the crumbs of a list and of a record are whole on every desktop', async () => {
  const page = await app.open({ as: 'admin' })
  const cut = () =>
    page
      .locator('.crumbs .p-clip:visible')
      .evaluateAll(steps =>
        steps
          .filter(step => step.scrollWidth > step.clientWidth)
          .map(({ textContent }) => textContent),
      )
  for (const address of ['/dashboard/payments', '/dashboard/invoice/1358']) {
    await page.goto(address)
    await page.locator('.crumb[aria-current]').waitFor()
    for (const width of [1200, 1280, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(cut, { message: `${address} at ${width}` }).toEqual([])
    }
  }
})
