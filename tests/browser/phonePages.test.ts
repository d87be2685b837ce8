import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

/** Texts that overflow their card without a scrollable container. */
const beyondCards = (page: Page) =>
  page.locator(':is(.p-card, .r-cards > li)').evaluateAll(cards =>
    cards.flatMap(card => {
      const { left, right } = card.getBoundingClientRect()
      const reaches = (element: Element) => {
        if (element.closest('.p-hidden, svg, .p-across, .r-scroll, [role="tablist"]')) return false
        const box = element.getBoundingClientRect()
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
      }
      return [...card.querySelectorAll('*')]
        .filter(element => element.children.length === 0 && element.textContent && reaches(element))
        .map(element => element.textContent)
    }),
  )

test.each([
  ...['/dashboard/clients', '/dashboard/invoice/1360', '/dashboard/e-commerce/CreateClient'],
  ...['/dashboard/user/list', '/dashboard/st/GestionGarantia', '/dashboard/st/ReporteST'],
  ...['/dashboard/general/analytics', '/dashboard/invoice/new'],
])('%s fits a phone', async address => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await beyondCards(page)).toEqual([])
})

test('the last field of a form stands above the bar that saves it', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/e-commerce/CreateClient')
  const last = page.getByRole('combobox', { name: /^Cliente padre/ })
  await last.focus()
  const bar = page.locator('.r-bar')
  const [field, foot] = [await last.boundingBox(), await bar.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})

test('the bar of a record holds its next step and one menu, whose questions outlive it', async () => {
  const page = await app.open({ as: 'credito', phone: true })
  await page.goto(`/dashboard/invoice/list?filter=${encodeURIComponent('{"ESTADO":6}')}`)
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  const bar = page.locator('.p-head-actions')
  await bar.getByRole('button', { name: 'Aprobar y enviar a cargar series' }).waitFor()
  const more = bar.getByRole('button', { name: 'Más', exact: true })
  await more.click()
  const sheet = page.getByRole('dialog', { name: 'Más', exact: true })
  await sheet.getByRole('link', { name: 'Duplicar' }).waitFor()
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await sheet.getByRole('button', { name: 'Agregar observación de cartera' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('dialog', { name: 'Agregar observación de cartera' }).waitFor()
})

test('the compared period stands above the numbers of a phone, not in each', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/st/ReporteST')
  await page.getByText(/comparado con/).waitFor()
  const versus = page.locator('.g-number .g-versus')
  await versus.first().waitFor({ state: 'attached' })
  expect(await versus.evaluateAll(all => all.some(it => it.checkVisibility()))).toBe(false)
})

test('what is typed into the price matrix of a phone is reviewed from a bar that is whole', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/prices?view=matrix')
  await page.getByRole('gridcell').nth(2).dblclick()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Revisar/ }).waitFor()
  const parts = await page
    .locator('.s-tools :is(button, .s-pending)')
    .evaluateAll(all => all.map(part => part.getBoundingClientRect().right))
  expect(Math.max(...parts)).toBeLessThan(390 - 16)
})

test.each([
  ...['/dashboard/clients', '/dashboard/invoice/list', '/dashboard/e-commerce/CreateClient'],
  ...['/dashboard/clients/CL1401684954001/show', '/dashboard/invoice/new'],
])('no control of %s stands in the way of the floating button', async address => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto(address)
  const float = page.locator('.whatsapp a')
  await float.waitFor()
  await atRest(page)
  const edge = (await float.boundingBox())?.x ?? 0
  const reaching = await page.locator('main :is(a, button, input, select, summary)').evaluateAll(
    (all, edge) =>
      all
        .filter(one => !one.closest('.p-head-actions, .r-bar, .p-tabs, .p-tab-rest, .p-hidden'))
        .filter(one => {
          const { left, right, width } = one.getBoundingClientRect()
          return width > 1 && left < 390 && right > edge
        })
        .map(one => one.ariaLabel || one.textContent),
    edge,
  )
  expect(reaching).toEqual([])
})
