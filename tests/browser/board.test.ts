import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()
const RECEIVED = 'Recibida, por decidir'
const CREDIT = 'Aplica nota de crédito'
const MADE = 'Nota de crédito aprobada'
const OUT = 'Fuera de garantía'

const column = (page: Page, name: string) => page.getByRole('region', { name })
const cardIn = (page: Page, state: string, name: string) =>
  column(page, state).getByRole('group', { name, exact: true })
const readText = (page: Page) => page.locator('[aria-live="assertive"]').last().textContent()

async function openBoard(page: Page) {
  await page.goto('/dashboard/st/GestionGarantia?view=board')
  const first = column(page, RECEIVED).getByRole('group').first()
  await first.waitFor()
  // redrawn cards lose the focus
  await atRest(page)
  return (await first.getAttribute('aria-label')) ?? ''
}

test('a card is carried by the keyboard, only over columns where it may go', async () => {
  const page = await app.open({ as: 'admin' })
  const name = await openBoard(page)
  await cardIn(page, RECEIVED, name).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => readText(page)).toBe(`${name}: tomada de «${RECEIVED}»`)
  expect(await column(page, MADE).getAttribute('class')).toContain('b-closed')
  expect(await column(page, OUT).getAttribute('class')).toContain('b-open')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readText(page)).toBe(`${name}: está sobre «${CREDIT}»`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readText(page)).toBe(`${name}: está sobre «${OUT}»`)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => readText(page)).toBe(`${name}: está sobre «${CREDIT}»`)
  const isStored = page.waitForResponse(answer => answer.url().includes('/flow/'))
  await page.keyboard.press('Space')
  await expect.poll(() => readText(page)).toBe(`${name}: soltada en «${CREDIT}»`)
  expect((await isStored).ok()).toBe(true)
  await cardIn(page, CREDIT, name).waitFor()
  await expect.poll(() => cardIn(page, RECEIVED, name).count()).toBe(0)
  await page.reload()
  await cardIn(page, CREDIT, name).waitFor()
})

test('Escape puts a card back, and the card’s menu moves it as well', async () => {
  const page = await app.open({ as: 'admin' })
  const name = await openBoard(page)
  await cardIn(page, RECEIVED, name).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => readText(page)).toBe(`${name}: tomada de «${RECEIVED}»`)
  await page.keyboard.press('Escape')
  await expect.poll(() => readText(page)).toBe(`${name}: está de vuelta en «${RECEIVED}»`)
  const menu = page.getByRole('button', { name: `Mover ${name} a…`, exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Aplicar nota de crédito/ }).focus()
  await page.keyboard.press('Enter')
  await cardIn(page, CREDIT, name).waitFor()
  await expect.poll(() => cardIn(page, RECEIVED, name).count()).toBe(0)
})
