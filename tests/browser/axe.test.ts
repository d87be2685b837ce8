import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atRest, useApp, visit } from './useApp'

const app = useApp()

const pages = [
  '/auth/login/',
  '/nosotros',
  '/pricing',
  '/contact-us',
  '/estado-servicio',
  '/auth/register',
  '/proteccion-de-datos',
  '/auth/verify',
  '/auth/reset-password',
  '/auth/new-password',
  '/payment',
  '/faqs',
  '/coming-soon',
  '/maintenance',
  '/404',
  '/dashboard/app',
  '/dashboard/e-commerce/list',
  '/dashboard/clients',
  '/dashboard/e-commerce/product/06.04.18',
  '/dashboard/e-commerce/CreateClient',
  '/dashboard/e-commerce/product/06.04.18/edit',
  '/dashboard/credito/natural/crear',
  '/dashboard/credito/juridica/actualizar?id=1029',
  '/dashboard/credito/auth_equifax_uanataca?id=1029',
  '/dashboard/e-commerce/shop',
  '/dashboard/e-commerce/checkout',
  '/dashboard/e-commerce/catalogo',
  '/dashboard/e-commerce/gestion-imagenes',
  '/dashboard/kanban',
  '/dashboard/invoice/series',
  '/dashboard/invoice/imeis',
  '/dashboard/st/garantia',
  '/dashboard/st/CrearNotaCreditoSAP',
  '/dashboard/st/ReporteST',
  '/dashboard/analytics',
  '/dashboard/invoice/cargar_evidencia',
  '/dashboard/invoice/validar_evidencia',
  '/dashboard/customer?id=CL1237423494',
  '/dashboard/gestion/mayorista',
  '/dashboard/calendar',
  '/dashboard/chat/2',
  '/dashboard/mail',
  '/dashboard/files-manager',
  '/dashboard/rrhh/Marcar',
  '/dashboard/rrhh/ReporteRRHH',
  '/dashboard/blog/post/2',
  '/dashboard/notifications-page',
  '/dashboard/user/cards',
  '/dashboard/user/tracking',
  '/components',
  '/dashboard/nowhere',
  '/credito/solicitud',
]
const light = ['light', {}] as const
const small = ['dark and Arabic on a phone', { phone: true, dark: true, language: 'ar' }] as const
const isLong = Boolean(process.env.TEST_LONG)
/** The two extremes of language, direction, size and colours. */
const looks = [light, small] as const
const TIMEOUT_MS = isLong ? 1_800_000 : 300_000
/** A sign-in, a list, a form, a record and a board; `npm run test:long` checks all pages in both looks. */
const someLight = ['/auth/login/', '/dashboard/clients', '/dashboard/e-commerce/CreateClient']
const someSmall = ['/dashboard/kanban', '/dashboard/e-commerce/product/06.04.18']
const pagesIn = (look: number) => (isLong ? pages : look === 0 ? someLight : someSmall)

/** Axe's serious and critical findings with their places. */
async function barriersOn(page: Page, rules?: readonly string[]) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Checks the same page in the other colour mode. */
async function barriersInOtherMode(page: Page) {
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark'
    })
  await turn()
  await atRest(page)
  const found = await barriersOn(page, ['color-contrast'])
  await turn()
  return found.map(barrier => `in the other mode ${barrier}`)
}

/** All findings on these pages; pages of the dashboard are opened by navigation. */
async function barriersAmong(paths: readonly string[], page: Page) {
  const found: string[] = []
  let title = ''
  for (const path of paths) {
    if (path.startsWith('/dashboard/') && page.url().includes('/dashboard/')) {
      title = await visit(page, path, title)
    } else await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await atRest(page)
    const here = await barriersOn(page)
    if (isLong) here.push(...(await barriersInOtherMode(page)))
    found.push(...here.map(barrier => `${path} ${barrier}`))
  }
  return found
}

describe.each(looks.map((look, at) => [...look, at] as const))('%s', (_name, look, at) => {
  test(
    'nothing on a page stands in the way of people with disabilities',
    async () => {
      // an invitation without its link reports that; links are not clicked
      app.expectTrouble(/status of 404|blocker on a POP navigation/)
      const guest = await app.open(look)
      const admin = await app.open({ as: 'admin', ...look })
      const isGuests = (path: string) => path.startsWith('/auth')
      const found = await barriersAmong(pagesIn(at).filter(isGuests), guest)
      found.push(
        ...(await barriersAmong(
          pagesIn(at).filter(path => !isGuests(path)),
          admin,
        )),
      )
      expect(found).toEqual([])
    },
    TIMEOUT_MS,
  )

  // the looks differ in colours and direction only, so every run checks one of them
  test.skipIf(!isLong && at > 0)(
    'nothing that opens over a page stands in the way either',
    async () => {
      const page = await app.open({ as: 'vendedor', ...look })
      await page.goto('/dashboard/app')
      await page.locator('.tour-offer').waitFor()
      const found: string[] = await barriersOn(page)
      const opened = [
        ...('phone' in look ? [] : [['.settings-button', '.settings-panel']]),
        ['[data-tour="notices"]', '.notice-drawer'],
        ['[data-tour="search"]', '.palette'],
        ['[data-tour="account"]', '[role="menu"]'],
        ...('phone' in look ? [['.shell-burger', '.MuiDrawer-root nav']] : []),
        ['.tour-offer button', '.driver-popover'],
      ] as const
      for (const [button = '', over = ''] of isLong ? opened : opened.slice(0, 3)) {
        await page.locator(button).first().click()
        await page.locator(over).waitFor()
        // waits for the end of the slide-in
        await page.waitForFunction(() =>
          document
            .getAnimations()
            .every(it => it.timeline !== document.timeline || it.playState !== 'running'),
        )
        found.push(...(await barriersOn(page)).map(barrier => `${over} ${barrier}`))
        await page.keyboard.press('Escape')
        await page.locator(over).waitFor({ state: 'hidden' })
      }
      expect(found).toEqual([])
    },
    TIMEOUT_MS,
  )
})

// roles differ in columns, steps and closed pages
test.skipIf(!isLong).each(['vendedor', 'bodega', 'credito', 'cliente'])(
  'nothing on a page stands in the way of %s',
  async as => {
    // a hidden record answers like a missing one
    app.expectTrouble(/status of 40[34]|blocker on a POP navigation/)
    const page = await app.open({ as })
    const own = pages.filter(path => path.startsWith('/dashboard/'))
    expect(await barriersAmong(own, page)).toEqual([])
  },
  TIMEOUT_MS,
)
