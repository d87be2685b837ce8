import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { add } from './shop'
import { atRest, useApp } from './useApp'

const app = useApp()

const WORDS = 'Los cambios están guardados'

const pages = [
  ...['invoice/list', 'clients', 'e-commerce/list', 'payments', 'deposits', 'user/list'],
  ...['invoice/1358', 'clients/CL1401684954001', 'invoice/new', 'clients/create'],
  ...['e-commerce/shop', 'prices?view=matrix', 'app', 'kanban'],
].map(path => `/dashboard/${path}`)

/** Shows a toast as any page does: by react-admin's context of notifications. */
const say = (page: Page, words = WORDS) =>
  page.evaluate(words => {
    interface Fiber {
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly memoizedProps?: { readonly value?: unknown }
    }
    interface Notices {
      addNotification(notice: object): void
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>
    const key = Object.keys(root).find(name => name.startsWith('__reactContainer')) ?? ''
    const find = (fiber: Fiber | null | undefined): Notices | undefined => {
      for (let at = fiber; at; at = at.sibling) {
        const value = at.memoizedProps?.value
        if (value && typeof value === 'object' && 'addNotification' in value)
          return value as Notices
        const below = find(at.child)
        if (below) return below
      }
      return undefined
    }
    // longer than a slow machine needs to look at it
    const notificationOptions = { autoHideDuration: 60_000 }
    find(root[key])?.addNotification({ message: words, type: 'success', notificationOptions })
  }, words)

/** Names of what is pressed or typed into below the toast; on phones it may stand over the header, except its menu. */
const covered = (page: Page, phone: boolean) =>
  page.locator('.toast').evaluate((toast, phone) => {
    const box = toast.getBoundingClientRect()
    const isBelow = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const isBeside = left >= box.right || right <= box.left
      return width > 1 && !isBeside && top < box.bottom && bottom > box.top
    }
    const isYielding = (element: Element) =>
      phone && element.matches('.shell-header :not(.shell-burger)')
    // what has scrolled below the header is covered by it already
    const header = document.querySelector('.shell-header')?.getBoundingClientRect().bottom ?? 0
    const isCut = (element: Element) =>
      !element.closest('.shell-header') && element.getBoundingClientRect().top < header
    return [...document.querySelectorAll('a[href], button, input, select, summary, h1')]
      .filter(element => !toast.contains(element) && isBelow(element))
      .filter(element => !isYielding(element) && !isCut(element))
      .map(element => element.ariaLabel || element.textContent || element.tagName)
  }, phone)

test.each([false, true])(
  'a toast covers no button, link or field of a page (phone: %s)',
  async phone => {
    const page = await app.open({ as: 'admin', phone })
    for (const address of pages) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await atRest(page)
      await say(page)
      await page.getByText(WORDS).waitFor()
      await expect.poll(() => covered(page, phone), { message: address, timeout: 2000 }).toEqual([])
    }
  },
)

/** Where everything of the page stands. */
const places = (page: Page) =>
  page
    .locator('#main :is(h1, h2, a, button, input, li, section)')
    .evaluateAll(all =>
      all.map(element => Object.values(element.getBoundingClientRect().toJSON()).join()),
    )

test.each([
  ['a list at its top', 'clients', 0],
  ['a list in its middle', 'clients', 420],
  ['a form', 'clients/create', 300],
  ['the cart with the bar below it', 'e-commerce/checkout', 0],
])('on a phone nothing of %s moves or is covered for a toast', async (_, path, scrolled) => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/e-commerce/shop')
  await add(page).tap()
  await page.goto(`/dashboard/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  await page.evaluate(top => window.scrollTo(0, top), scrolled)
  await atRest(page)
  const before = await places(page)
  await say(page)
  await page.getByText(WORDS).waitFor()
  await atRest(page)
  expect(await places(page)).toEqual(before)
  expect(await covered(page, true)).toEqual([])
})

test.each([false, true])('of two toasts neither covers the other (phone: %s)', async phone => {
  const page = await app.open({ as: 'admin', phone })
  await page.goto('/dashboard/clients')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await atRest(page)
  for (const words of ['Uno', 'Dos']) await say(page, words)
  const boxOf = async (words: string) =>
    (await page.locator('.toast', { hasText: words }).boundingBox()) ?? { y: 0, height: 0 }
  await expect
    .poll(async () => (await boxOf('Uno')).y - (await boxOf('Dos')).y, { timeout: 2000 })
    .toBeGreaterThanOrEqual(36)
})
