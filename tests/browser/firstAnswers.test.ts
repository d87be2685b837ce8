import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()
const CLIENTS = '/dashboard/clients'

/** Counts of the menu come later, and again with live news. */
const isRead = (request: Request) =>
  request.method() === 'GET' &&
  /^\/hanadb\/api\/(?!files|waiting)/.test(new URL(request.url()).pathname)

/** Addresses of the API that are read while this runs. */
async function readsOf(page: Page, act: () => Promise<unknown>) {
  const seen: string[] = []
  const note = (request: Request) => void (isRead(request) && seen.push(request.url()))
  page.on('request', note)
  await act()
  page.off('request', note)
  return seen
}

const firstRow = (page: Page) => page.locator('tbody tr').first().waitFor()

async function openOnce(page: Page, path: string) {
  await page.goto(path)
  await firstRow(page)
  await atRest(page, 1500)
}

test('the second visit of a list asks for its rows before the app has a script, and for nothing twice', async () => {
  const page = await app.open({ as: 'admin' })
  await openOnce(page, CLIENTS)
  let letScriptsCome = () => {}
  const asked = new Promise<void>(resolve => {
    letScriptsCome = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await asked
    await route.continue()
  })
  const seen = await readsOf(page, async () => {
    const answers = Promise.all(
      ['/my-account', '/settings', '/views?', '/clients?'].map(part =>
        page.waitForResponse(answer => answer.url().includes(part)),
      ),
    )
    await page.goto(CLIENTS, { waitUntil: 'commit' })
    await answers
    letScriptsCome()
    await firstRow(page)
  })
  expect(seen.filter((url, at) => seen.indexOf(url) < at)).toEqual([])
})

test('another company on the same page gets its own rows, and a sign-out leaves no requests behind', async () => {
  const page = await app.open({ as: 'admin' })
  await openOnce(page, CLIENTS)
  const stored = () => page.evaluate(() => localStorage.getItem('firstAsks'))
  expect(await stored()).toContain('/clients?')
  const others = await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    const company = user.EMPRESAS?.find((id: string) => id !== user.EMPRESA) ?? user.EMPRESA
    localStorage.setItem('user', JSON.stringify({ ...user, EMPRESA: company }))
    return company
  })
  const rows = page.waitForResponse(async answer => {
    const isList = answer.url().includes('/clients?')
    return isList && (await answer.request().headerValue('X-Empresa')) === others
  })
  await page.goto(CLIENTS)
  await rows
  await firstRow(page)
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/auth/login/')
  await atRest(page, 1500)
  expect(await stored()).toBeNull()
})
