import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, aWord, useApp } from './useApp'

const app = useApp()
const LIST = '/dashboard/warehouses'

const rows = (page: Page) => page.locator('tbody tr')

/** What is read of warehouses, but their history. */
function asks(page: Page) {
  const seen: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    const [, path] = /\/api\/warehouses(.*)/.exec(pathname) ?? []
    if (request.method() === 'GET' && path !== undefined && !path.endsWith('/history'))
      seen.push(decodeURIComponent(path + search))
  })
  return seen
}

const isCopied = (seen: readonly string[]) => seen.some(search => search.includes('[10000,10000]'))

interface Write {
  /** The record that is changed, and its version; default: a new one. */
  readonly over?: readonly [key: string, version: number]
  readonly values: object
}

/** Writes as the person of the page, outside of it. */
const write = (page: Page, sent: Write) =>
  page.evaluate(async ({ over = [], values }) => {
    const [key, version] = over
    const token = localStorage.getItem('accessToken') ?? ''
    const company = JSON.parse(localStorage.getItem('user') ?? '{}').EMPRESA
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Empresa': company,
      'Idempotency-Key': crypto.randomUUID(),
      ...(version && { 'If-Match': `${version}` }),
    }
    const address = ['/hanadb/api/warehouses', ...(key ? [key] : [])].join('/')
    const init = { method: key ? 'PUT' : 'POST', headers, body: JSON.stringify(values) }
    return (await fetch(address, init)).status
  }, sent)

async function openCopied(page: Page) {
  const seen = asks(page)
  await page.goto(LIST)
  await rows(page).first().waitFor()
  await expect.poll(() => isCopied(seen), { timeout: 20_000 }).toBe(true)
  await atRest(page, 1500)
  return seen
}

test('a list that was shown is sorted and filtered without a request, and hears of changes', async () => {
  const page = await app.open({ as: 'admin' })
  const seen = await openCopied(page)
  seen.length = 0
  const isLeft = page.waitForResponse(answer => answer.url().includes('/list-state/'))
  await page.getByRole('button', { name: 'Ciudad', exact: true }).click()
  await expect.poll(() => page.url()).toContain('sort=CIUDAD')
  await isLeft
  const city = aWord()
  const search = page.getByRole('searchbox', { name: 'Buscar', exact: true })
  await search.fill(city)
  await page.waitForURL(/%22q/)
  await expect.poll(() => rows(page).filter({ hasText: 'Bodega' }).count()).toBe(0)
  expect(seen).toEqual([])

  const code = aWord().toUpperCase()
  const other = await app.open({ as: 'admin' })
  await other.goto('/dashboard/brands')
  const values = { WhsCode: code, WhsName: `Bodega ${code}`, CIUDAD: city }
  expect(await write(other, { values })).toBe(201)
  await expect.poll(() => seen.some(asked => asked.includes(code)), { timeout: 20_000 }).toBe(true)
  await atRest(page, 6000)
  seen.length = 0
  await search.fill(code)
  await rows(page).getByText(`Bodega ${code}`).waitFor()
  expect(seen).toEqual([])
})

test('a record opens from the copy of its list; what another changes meanwhile is asked about as always', async () => {
  app.expectTrouble(/status of 412/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/brands')
  const code = `0${aWord()}`.toUpperCase()
  const name = `Bodega ${code}`
  const values = { WhsCode: code, WhsName: name, CIUDAD: 'Quito' }
  expect(await write(page, { values })).toBe(201)
  const seen = await openCopied(page)

  seen.length = 0
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: 'Editar' }).click()
  const city = page.getByLabel(/^Ciudad/)
  await expect.poll(() => city.inputValue()).toBe('Quito')
  expect(seen).toEqual([])

  await city.fill('Loja')
  expect(await write(page, { over: [code, 1], values: { CIUDAD: 'Manta' } })).toBe(200)
  const save = { name: 'Guardar', exact: true }
  await page.getByRole('button', save).click()
  const dialog = page.getByRole('dialog', { name: 'Alguien modificó este registro' })
  await dialog.getByLabel(/^Mi valor/).press('Space')
  await dialog.getByRole('button', save).click()
  await page.getByText('Guardado', { exact: true }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Bodegas', exact: true }).click()
  await rows(page).filter({ hasText: name }).getByText('Loja').waitFor()
})
