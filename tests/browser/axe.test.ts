import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

const pages = [
  '/auth/login/',
  '/nosotros',
  '/pricing',
  '/contact-us',
  '/dashboard/app',
  '/dashboard/e-commerce/list',
  '/dashboard/clients',
  '/dashboard/e-commerce/product/06.04.18',
  '/dashboard/e-commerce/CreateClient',
  '/dashboard/e-commerce/product/06.04.18/edit',
  '/dashboard/credit-applications/create',
  '/dashboard/e-commerce/shop',
  '/dashboard/e-commerce/checkout',
  '/dashboard/kanban',
  '/dashboard/calendar',
  '/dashboard/notifications-page',
  '/dashboard/user/cards',
  '/components',
  '/dashboard/nowhere',
]
const light = ['light', {}] as const
const small = ['dark and Arabic on a phone', { phone: true, dark: true, language: 'ar' }] as const
/** The two ends in every run, what lies between in `npm run test:long`. */
const looks = process.env.TEST_LONG
  ? ([
      light,
      ['dark', { dark: true }],
      ['Arabic', { language: 'ar' }],
      ['light on a phone', { phone: true }],
      ['Arabic on a phone', { phone: true, language: 'ar' }],
      small,
    ] as const)
  : ([light, small] as const)

/** Axe's serious and critical findings, each with the places it found. */
async function barriersOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

describe.each(looks)('%s', (_name, look) => {
  test.each(pages)('nothing on %s stands in the way of people with disabilities', async path => {
    const page = await app.open(path.startsWith('/auth') ? look : { as: 'admin', ...look })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // the stream of live events stays open: by then everything else has come
    await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => 'live')
    expect(await barriersOn(page)).toEqual([])
  })
})
