import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aWord, cutOff, useApp } from './useApp'

const app = useApp()
const CARD = 'Negociar flete marítimo del segundo semestre'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, state: string) => column(page, state).getByRole('group', { name: CARD })

async function openBoard(as: string) {
  const page = await app.open({ as })
  await page.goto('/dashboard/kanban')
  await cardIn(page, 'Por hacer').waitFor()
  return page
}

test('a card that one person carries by the keyboard moves before another’s eyes, however lately they came', async () => {
  const [mine, theirs] = [await openBoard('admin'), await openBoard('bodega')]
  await cardIn(mine, 'Por hacer').focus()
  await mine.keyboard.press('Space')
  const readText = () => mine.locator('[aria-live="assertive"]').last().textContent()
  await expect.poll(readText).toBe(`${CARD}: tomada de «Por hacer»`)
  await mine.keyboard.press('ArrowRight')
  await expect.poll(readText).toMatch(/posición 1 de \d+ en «En curso»/)
  await mine.keyboard.press('Space')
  await cardIn(theirs, 'En curso').waitFor()

  app.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await cutOff(mine)
  await mine.getByRole('button', { name: `Mover ${CARD} a…` }).click()
  await mine.getByRole('menuitem', { name: 'Por hacer' }).click()
  await cardIn(mine, 'Por hacer').waitFor()
  await mine.getByText('1 movimiento por enviar').waitFor()
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

test('what one person writes another reads at once, also what was written without a network', async () => {
  const openChat = async (as: string, other: string) => {
    const page = await app.open({ as })
    const following = page.waitForResponse(answer => answer.url().includes('/hanadb/api/live?'))
    await page.goto('/dashboard/chat')
    await page.getByRole('navigation', { name: 'Conversaciones' }).getByText(other).click()
    await page.getByRole('log').waitFor()
    await following
    return page
  }
  const mine = await openChat('vendedor', 'Wilson Guamán Loor')
  const theirs = await openChat('bodega', 'Daniela Cordero Vélez')
  const say = async (text: string) => {
    await mine.getByRole('textbox', { name: 'Escriba un mensaje…' }).fill(text)
    await mine.keyboard.press('Enter')
  }
  // a repeated run finds its earlier messages
  const run = crypto.randomUUID().slice(0, 8)
  const evil = `<img src=${run} onerror=alert(1)>`
  await say(`${evil} https://example.com/${run}`)
  await theirs.getByRole('log').getByText(evil).waitFor()
  const link = theirs.getByRole('log').getByRole('link', { name: `https://example.com/${run}` })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  await mine.getByRole('log').getByTitle('Leído').last().waitFor()

  app.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await cutOff(mine)
  await say(`sin red ${run}`)
  await mine.getByText('En espera de conexión').waitFor()
  await mine.context().setOffline(false)
  const arrived = theirs.getByRole('log').getByText(`sin red ${run}`)
  await arrived.waitFor({ timeout: 30_000 })
  await mine.getByText('En espera de conexión').waitFor({ state: 'detached' })
  expect([
    await arrived.count(),
    await mine.getByRole('log').getByText(`sin red ${run}`).count(),
  ]).toEqual([1, 1])
})

test('an agent finds a customer, notes a contact, and meets them again in the agenda', async () => {
  const page = await app.open({ as: 'vendedor' })
  const note = `Presentar los modelos nuevos ${aWord()}`
  await page.goto('/dashboard/customer')
  const found = page.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button')
  const name = await found.first().locator('span > span').first().innerText()
  await found.first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  for (const card of ['Crédito', 'Pedidos', 'Pagos', 'Gestiones', 'Visitas']) {
    await page.getByRole('heading', { name: card, exact: true }).waitFor()
  }

  await page.getByRole('button', { name: 'Registrar gestión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Resultado/ }).click()
  await page.getByRole('option', { name: 'Agendar' }).click()
  await dialog.getByLabel(/^Nota/).fill(note)
  await dialog.getByLabel(/^Próximo contacto/).fill('2027-01-15T10:00')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const visits = page.locator('.r-related').filter({ hasText: 'Visitas' })
  await visits.getByText(note).waitFor()

  const agenda = page.waitForResponse(answer => answer.url().includes('/customers/calendar'))
  await page.goto('/dashboard/calendar')
  const { events } = (await (await agenda).json()) as { events: unknown[] }
  expect(events).toContainEqual(expect.objectContaining({ CLIENTE: name, NOTA: note }))
})
