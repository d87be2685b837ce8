import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()
const CARD = 'Negociar flete marítimo del segundo semestre'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, state: string) => column(page, state).getByRole('group', { name: CARD })

async function openBoard(as: string) {
  const page = await app.open({ as })
  const following = page.waitForResponse(answer => answer.url().endsWith('/hanadb/api/live'))
  await page.goto('/dashboard/kanban')
  await cardIn(page, 'Por hacer').waitFor()
  await following
  return page
}

test('a card that one person carries by the keyboard moves before another’s eyes', async () => {
  const [mine, theirs] = [await openBoard('admin'), await openBoard('bodega')]
  await cardIn(mine, 'Por hacer').focus()
  await mine.keyboard.press('Space')
  const said = () => mine.locator('[aria-live="assertive"]').last().textContent()
  await expect.poll(said).toBe(`${CARD}: levantada de «Por hacer»`)
  await mine.keyboard.press('ArrowRight')
  await expect.poll(said).toMatch(/puesto 1 de \d+ en «En curso»/)
  await mine.keyboard.press('Space')
  await cardIn(theirs, 'En curso').waitFor()

  app.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await mine.context().setOffline(true)
  await mine.getByRole('button', { name: `Mover ${CARD} a…` }).click()
  await mine.getByRole('menuitem', { name: 'Por hacer' }).click()
  await cardIn(mine, 'Por hacer').waitFor()
  await mine.getByText('Movimientos por enviar: 1').waitFor()
  await mine.context().setOffline(false)
  await cardIn(theirs, 'Por hacer').waitFor({ timeout: 30_000 })
})

test('an agent closes a visit in the calendar', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/calendar')
  await page.locator('.c-event:not(.c-closed, .c-holiday)').first().click()
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Cerrar visita' }).click()
  expect(Object.keys((await sent).postDataJSON())).toEqual(['ID_AGENDA'])
  await page.getByRole('dialog').getByText('Visita cerrada').waitFor()
})
