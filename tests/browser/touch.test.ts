import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardsIn = (page: Page, name: string) => column(page, name).getByRole('group')
const readText = (page: Page) => page.locator('[aria-live="assertive"]').last().textContent()

async function middleOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: object) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at as never] : [] })

test('on a phone a card is held, carried by the finger, and sent to another column by its menu', async () => {
  const page = await app.open({ as: 'credito', phone: true })
  await page.goto('/dashboard/kanban')
  const cards = cardsIn(page, 'Por hacer')
  await cards.nth(1).waitFor()
  await atRest(page)
  const [first, second] = [cards.nth(0), cards.nth(1)]
  const name = (await first.getAttribute('aria-label')) ?? ''
  await second.scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  const [from, to] = [await middleOf(first), await middleOf(second)]
  await touch(session, 'touchStart', from)
  await expect.poll(() => readText(page)).toBe(`${name}: tomada de «Por hacer»`)
  for (let step = 1; step <= 10; step++)
    await touch(session, 'touchMove', { x: from.x, y: from.y + ((to.y - from.y + 30) * step) / 10 })
  await expect.poll(() => readText(page)).toMatch(/posición 2 de \d+ en «Por hacer»/)
  await touch(session, 'touchEnd')
  await expect.poll(() => readText(page)).toBe(`${name}: soltada en «Por hacer»`)
  await expect.poll(() => cards.nth(1).getAttribute('aria-label')).toBe(name)

  await page.getByRole('button', { name: `Mover ${name} a…`, exact: true }).tap()
  await page.getByRole('menuitem', { name: 'En curso' }).tap()
  await cardsIn(page, 'En curso')
    .and(page.getByRole('group', { name, exact: true }))
    .waitFor()
  await page.reload()
  await cardsIn(page, 'En curso')
    .and(page.getByRole('group', { name, exact: true }))
    .waitFor()
})
