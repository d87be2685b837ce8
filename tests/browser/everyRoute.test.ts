import { describe, expect, test } from 'vitest'
import { loadNamespace, loadTexts } from '../../src/i18n/namespaces'
import { useApp, visit } from './useApp'

const app = useApp()

/** The routes of the dashboard (business.md#pages), with records of the demo data. */
const routes = [
  ...['app', 'kanban', 'calendar', 'files-manager', 'permission-denied', 'notifications-page'],
  ...['blank', 'scan', 'contact-messages?view=split', 'attendance-marks?view=map'],
  ...['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'].map(it => `general/${it}`),
  ...['gerencia-power-bi', 'administrativo', 'cartera', 'vendedor'].map(
    it => `microsoft-power-bi/${it}`,
  ),
  ...['mail', 'mail/all', 'chat', 'chat/new', 'chat/1'],
  ...['new', 'list', 'cards', 'profile', 'account', '1/edit', 'tracking'].map(it => `user/${it}`),
  ...['shop', 'list', 'checkout', 'catalogo', 'ConsultClients', 'CreateClient'].map(
    it => `e-commerce/${it}`,
  ),
  ...['gestion-imagenes', 'CatalogoTomebamba', 'product/new'].map(it => `e-commerce/${it}`),
  ...['product/06.04.16', 'product/06.04.16/edit'].map(it => `e-commerce/${it}`),
  ...['list', 'imeis', 'series', 'cargar_evidencia', 'validar_evidencia', 'new'].map(
    it => `invoice/${it}`,
  ),
  ...['invoice/1360', 'invoice/1360/edit'],
  ...['blog/posts', 'blog/new', 'blog/post/1'],
  ...['gestion/mayorista', 'gestion/cfinal'],
  ...['garantia', 'CrearOrden', 'GestionGarantia', 'CrearNotaCreditoSAP', 'ReporteST'].map(
    it => `st/${it}`,
  ),
  ...['rrhh/Marcar', 'rrhh/ReporteRRHH'],
  ...['juridica/crear', 'juridica/actualizar?id=1', 'natural/crear', 'natural/actualizar?id=1'].map(
    it => `credito/${it}`,
  ),
  ...['credito/cargar_archivos_credito', 'credito/auth_equifax_uanataca', 'customer'],
]

/** Neighbours often share a title, which slows `visit` down. */
const apart = [0, 1, 2, 3, 4].flatMap(turn => routes.filter((_, at) => at % 5 === turn))

/** The role with all rights; every role in `npm run test:long`. */
const roles = process.env.TEST_LONG
  ? ['admin', 'credito', 'bodega', 'vendedor', 'tienda', 'marca', 'cliente'].concat([
      'socio-vendedor',
      'socio-compras',
      'socio-soporte',
      'usuario',
    ])
  : ['admin']

describe.each(roles)('%s', role => {
  test('every route of the dashboard has a page that says its words, or says who may open it', async () => {
    // A hidden record answers like a missing one; links are not clicked.
    app.expectTrouble(/status of 40[34]|blocker on a POP navigation/)
    const page = await app.open({ as: role })
    await page.goto('/dashboard/blank')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const keys = await everyKey()
    const lost: string[] = []
    const unsaid = new Set<string>()
    let title = await page.title()
    for (const route of apart) {
      title = await visit(page, `/dashboard/${route}`, title)
      const answer = await page.locator('body').innerText()
      for (const [word] of answer.matchAll(/[a-z][\w-]*(?:\.[\w-]+)+/gi))
        if (keys.has(word)) unsaid.add(`${route}: ${word}`)
      if (!/^(?!Página no encontrada).* · Mostrador$/.test(title)) lost.push(`${route}: ${title}`)
    }
    expect(lost).toEqual([])
    expect([...unsaid]).toEqual([])
  })
})

async function everyKey() {
  const pathsOf = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [path + key] : pathsOf(value, `${path}${key}.`),
    )
  return new Set(pathsOf({ ...(await loadTexts('es')), ra: await loadNamespace('es', 'ra') }))
}

test('signed out, every route is answered with the app, which asks who is there', async () => {
  for (const route of routes) {
    const answer = await fetch(`${app.address}/dashboard/${route}`)
    expect(`${route} ${answer.status} ${answer.headers.get('content-type')}`).toMatch(
      / 200 text\/html/,
    )
    await answer.body?.cancel()
  }
  const page = await app.open()
  await page.goto('/dashboard/user/cards')
  await page.waitForURL('**/auth/login/')
})
