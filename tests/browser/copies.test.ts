import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, aWord, useApp } from './useApp'

const app = useApp()
const LIST = '/dashboard/warehouses'

const rows = (page: Page) => page.locator('tbody tr')

/** Questions about the list, except by number. */
function asks(page: Page) {
  const seen: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && /\/api\/warehouses(\/tabs)?$/.test(pathname))
      seen.push(decodeURIComponent(search))
  })
  return seen
}

const isCopied = (seen: readonly string[]) => seen.some(search => search.includes('[10000,10000]'))

/** Writes as the person of the page, outside of it. */
const write = (page: Page, values: object) =>
  page.evaluate(async body => {
    const token = localStorage.getItem('accessToken') ?? ''
    const company = JSON.parse(localStorage.getItem('user') ?? '{}').EMPRESA
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Empresa': company,
      'Idempotency-Key': crypto.randomUUID(),
    }
    const answer = await fetch('/hanadb/api/warehouses', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.status
  }, values)

test('a list that was shown is sorted and filtered without a request, and hears of changes', async () => {
  const page = await app.open({ as: 'admin' })
  const seen = asks(page)
  await page.goto(LIST)
  await rows(page).first().waitFor()
  await expect.poll(() => isCopied(seen), { timeout: 20_000 }).toBe(true)
  await atRest(page, 1500)

  seen.length = 0
  await page.getByRole('button', { name: 'Ciudad', exact: true }).click()
  await expect.poll(() => page.url()).toContain('sort=CIUDAD')
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
  expect(await write(other, values)).toBe(201)
  await expect.poll(() => seen.some(asked => asked.includes(code)), { timeout: 20_000 }).toBe(true)
  await atRest(page, 6000)
  seen.length = 0
  await search.fill(code)
  await rows(page).getByText(`Bodega ${code}`).waitFor()
  expect(seen).toEqual([])
})
