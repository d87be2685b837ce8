import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

const WORDS = 'Los cambios están guardados'

const pages = [
  ...['invoice/list', 'clients', 'e-commerce/list', 'payments', 'deposits', 'user/list'],
  ...['invoice/1358', 'clients/CL1401684954001', 'invoice/new', 'clients/create'],
  ...['e-commerce/shop', 'prices?view=matrix', 'app', 'kanban'],
].map(path => `/dashboard/${path}`)

/** Shows a toast as any page does: by react-admin's context of notifications. */
const say = (page: Page) =>
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
    find(root[key])?.addNotification({ message: words, type: 'success', notificationOptions: {} })
  }, WORDS)

/** Names of what is pressed or typed into below the toast. */
const covered = (page: Page) =>
  page.locator('.toast').evaluate(toast => {
    const box = toast.getBoundingClientRect()
    const isBelow = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const isBeside = left >= box.right || right <= box.left
      return width > 1 && !isBeside && top < box.bottom && bottom > box.top
    }
    return [...document.querySelectorAll('a[href], button, input, select, summary, h1')]
      .filter(element => !toast.contains(element) && isBelow(element))
      .map(element => element.ariaLabel || element.textContent || element.tagName)
  })

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
      await expect.poll(() => covered(page), { message: address, timeout: 2000 }).toEqual([])
    }
  },
)

test('the page takes its place again when the toast that moved it is gone', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/clients')
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  await atRest(page)
  const top = async () => (await title.boundingBox())?.y ?? 0
  const before = await top()
  await say(page)
  await expect.poll(top).toBeGreaterThan(before + 40)
  await page.getByText(WORDS).waitFor({ state: 'detached' })
  await expect.poll(top).toBe(before)
})
