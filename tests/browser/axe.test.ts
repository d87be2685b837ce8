import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

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
const looks = isLong
  ? ([
      light,
      ['dark', { dark: true }],
      ['Arabic', { language: 'ar' }],
      ['light on a phone', { phone: true }],
      ['Arabic on a phone', { phone: true, language: 'ar' }],
      small,
    ] as const)
  : ([light, small] as const)
const TAKES_MS = isLong ? 1_800_000 : 300_000
/** A quarter of the pages in one of the two ends in every run, every page in each look in `npm run test:long`. */
const pagesIn = (look: number) => pages.filter((_, at) => isLong || at % 8 === 4 * look)

/** Axe's serious and critical findings, each with the places it found. */
async function barriersOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

describe.each(looks.map((look, at) => [...look, at] as const))('%s', (_name, look, at) => {
  test(
    'nothing on a page stands in the way of people with disabilities',
    async () => {
      // an invitation without its link is told so
      app.expectTrouble(/status of 404/)
      const guest = await app.open(look)
      const admin = await app.open({ as: 'admin', ...look })
      const found: string[] = []
      for (const path of pagesIn(at)) {
        const page = path.startsWith('/auth') ? guest : admin
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await atRest(page)
        found.push(...(await barriersOn(page)).map(barrier => `${path} ${barrier}`))
      }
      expect(found).toEqual([])
    },
    TAKES_MS,
  )

  // the two ends differ by their colours and their side, not by what opens: one of them in every run
  test.skipIf(!isLong && at > 0)(
    'nothing that opens over a page stands in the way either',
    async () => {
      const page = await app.open({ as: 'vendedor', ...look })
      await page.goto('/dashboard/app')
      await page.locator('.tour-offer').waitFor()
      const found: string[] = await barriersOn(page)
      const opened = [
        ['.settings-button', '.settings-panel'],
        ['[data-tour="notices"]', '.notice-drawer'],
        ['[data-tour="search"]', '.palette'],
        ['[data-tour="account"]', '[role="menu"]'],
        ...('phone' in look ? [['.shell-burger', '.MuiDrawer-root nav']] : []),
        ['.tour-offer button', '.driver-popover'],
      ] as const
      for (const [button = '', over = ''] of opened) {
        await page.locator(button).first().click()
        await page.locator(over).waitFor()
        // what slides in stands still
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
  )
})
