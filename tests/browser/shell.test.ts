import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, PASSWORD, useApp } from './useApp'

const app = useApp()

test('everything is a few keys away: a page, a record, an action; the last places first', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  const palette = page.getByRole('dialog', { name: 'Buscar y abrir' })
  await page.locator('.shell-header').waitFor()
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
  }
  // the palette keeps text typed before it opens
  await find('bodegas')
  await palette.getByRole('option', { name: /^Bodegas/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Bodegas' }).waitFor()

  const asked: string[] = []
  page.on('request', request => {
    if (/[?&](q|filter)=.*infinix/i.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await find('infinix')
  await palette.getByRole('option', { name: /^INFINIX Centro/ }).click()
  await page.getByRole('heading', { level: 1, name: 'INFINIX' }).waitFor()
  // requests outside /hanadb belong to the page itself
  const lists = asked.filter(path => path.startsWith('/hanadb/'))
  expect(lists).toEqual(['/hanadb/api/search'])

  await find('crear marca')
  await palette.getByRole('option', { name: 'Crear marca' }).click()
  await page.getByRole('heading', { level: 1, name: /Crear/ }).waitFor()
})

test('a code scanned anywhere opens its record; one that nobody has is told', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  // the code of an unsold, recently bought device belongs to this record alone
  const code = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await (await fetch('/hanadb/api/devices?range=[0,0]', { headers })).json()
    const [rows] = Object.values(answer) as { IMEI_SERIE: string }[][]
    return rows?.[0]?.IMEI_SERIE ?? ''
  })
  await page.getByRole('button', { name: 'Buscar y abrir' }).waitFor()
  // the listener is loaded after the frame
  await atRest(page, 1500)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: code }).waitFor()
  await page.keyboard.type('999999123')
  await page.keyboard.press('Enter')
  await page.getByText('Ningún registro tiene el código 999999123').waitFor()
})

test('the tour is offered once, goes by keyboard, and is there again when wanted', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/app')
  const offer = page.getByRole('complementary', { name: '¿Primera vez por aquí?' })
  const step = (name: string) => page.getByRole('dialog', { name }).waitFor()
  await offer.getByRole('button', { name: 'Ver el recorrido' }).click()
  await step('Su trabajo')
  for (const name of [
    'Encontrar cualquier cosa',
    'El carrito',
    'Avisos',
    'A su gusto',
    'Su cuenta',
  ]) {
    await page.getByRole('button', { name: 'Siguiente' }).press('Enter')
    await step(name)
  }
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await expect.poll(() => bell.getAttribute('aria-haspopup')).toBe('dialog')

  await page.reload()
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Recorrido por la aplicación' }).click()
  await step('Su trabajo')
  expect(await offer.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the bell rings at once, without asking', async () => {
  const page = await app.open({ as: 'vendedor' })
  const following = page.waitForResponse(answer => answer.url().includes('/hanadb/api/live?'))
  const counted = page.waitForResponse(answer => answer.url().includes('/account/notices'))
  await page.goto('/dashboard/user/account')
  await Promise.all([following, counted])
  const unread = async () =>
    Number(/\d+$/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await expect.poll(unread).toBeGreaterThan(0)
  const before = await unread()
  await giveClient('vendedor@demo.test')
  await expect.poll(unread, { timeout: 5000 }).toBe(before + 1)
})

/** An administrator assigns another agent's customer to this agent. */
async function giveClient(email: string) {
  const api = `${app.address}/hanadb/api`
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${api}${path}`, init)
    return { answer, body: (await answer.json()) as Record<string, unknown> }
  }
  const json = { 'content-type': 'application/json' }
  const signIn = { email: 'admin@demo.test', password: PASSWORD }
  const { body } = await call('/account/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(signIn),
  })
  const headers = { ...json, authorization: `Bearer ${body.accessToken}` }
  const rows = async (path: string) =>
    Object.values((await call(path, { headers })).body)[0] as Record<string, unknown>[]
  const filter = (words: object) => encodeURIComponent(JSON.stringify(words))
  const [agent] = await rows(`/users?filter=${filter({ EMAIL: email })}`)
  const client = (await rows('/clients?range=[0,199]')).find(({ SlpCode }) => SlpCode !== agent?.ID)
  const { answer } = await call(`/clients/${client?.ID}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${client?._VERSION}"` },
    body: JSON.stringify({ SlpCode: agent?.ID }),
  })
  expect(answer.status).toBe(200)
}

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
