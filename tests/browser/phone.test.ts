import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('on a phone a list is cards, the menu a drawer, a form one column; nothing is too wide', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/app')
  await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const drawer = page.locator('.MuiDrawer-root')
  await drawer.getByRole('button', { name: 'Inventario' }).click()
  await drawer.getByRole('link', { name: 'Productos', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Código' }).first().waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Crear', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Crear producto' }).waitFor()
  const inputs = page.getByRole('main').getByRole('textbox')
  await inputs.first().waitFor()
  await atRest(page)
  const lefts = await inputs.evaluateAll(inputs =>
    inputs.map(input => input.closest('.MuiFormControl-root')?.getBoundingClientRect().left),
  )
  expect(new Set(lefts).size).toBe(1)
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
})

test('on a phone the pager is one line; the banner of a lost connection covers nothing', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard/invoice/list')
  await page.getByRole('listitem').filter({ hasText: 'Total' }).first().waitFor()
  const pager = page.getByRole('navigation', { name: 'Filas por página' })
  expect((await pager.boundingBox())?.height).toBeLessThan(64)
  expect(await pager.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await atRest(page)
  app.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  const banner = await page.locator('.connection p').boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.y).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? 0))
})

test('Arabic is written from right to left, the menu stands at the right', async () => {
  const page = await app.open({ as: 'admin', language: 'ar' })
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('heading', { level: 1, name: 'المنتجات' }).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  const menu = await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).boundingBox()
  expect(menu?.x).toBe(1440 - 280)
  expect(await widthOf(page)).toBeLessThanOrEqual(1440)
  const next = page.locator('.r-pager svg').last()
  expect(await next.evaluate(icon => getComputedStyle(icon).transform)).toMatch(/^matrix\(-1/)
})

test('home keeps the place of what is still to come', async () => {
  const page = await app.open({ as: 'vendedor', phone: true })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        })
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/dashboard/app')
  await page.locator('.g-number strong').first().waitFor()
  await page.locator('.home-visits time').first().waitFor()
  await atRest(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.1)
  const edges = await page.evaluate(() =>
    ['.home-actions', '.g-numbers'].map(part => {
      const { left, right } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return [left, right]
    }),
  )
  expect(edges[0]).toEqual(edges[1])
})

test('the agenda of a phone opens on today', async () => {
  const page = await app.open({ as: 'vendedor', phone: true })
  await page.goto('/dashboard/calendar')
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Guayaquil' })
  const heading = page.locator('.c-heading')
  await expect
    .poll(() => heading.textContent())
    .toMatch(new RegExp(`^${Number(today.slice(-2))}\\D`))
})
