import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '../../server/seed/accounts'
import { seed } from '../../server/seed/seed'
import { dayOf, today } from '../../src/base/day'
import { type DayInterval, periods, spanOf } from '../../src/base/span'
import { dashboardNames, dashboardRoles } from '../../src/domain/accounts/dashboards'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import type { FigureBoard, Part, ShownFigure } from '../../src/model/endpoints/figures'
import { type Client, clientOf } from './client'
import { testOwnFigures } from './ownFigures'
import { useServer } from './useServer'

type Row = Readonly<Record<string, unknown>>

const server = useServer({ keepRows: true })
const people = new Map<string, Client>()
let empresa = ''

beforeAll(async () => {
  await seed(server.context, 'auto')
  for (const { email, role } of demoAccounts) {
    const sent = { email, password: demoPassword }
    const { body } = await server.anyone.post('/hanadb/api/account/login', sent)
    people.set(role, clientOf(server.request, String(body.accessToken), Number(body.user?.ID)))
    if (role === '10') empresa = String(body.user?.EMPRESA)
  }
}, 120_000)

const as = (role: RoleCode) => people.get(role) as Client
async function read(role: RoleCode, name: string, period = 'month'): Promise<FigureBoard> {
  const { status, body } = await as(role).get(`/hanadb/api/bi/${name}?period=${period}`)
  expect([role, name, status]).toEqual([role, name, 200])
  return body as unknown as FigureBoard
}
const figureOf = ({ figures }: FigureBoard, id: string) =>
  figures.find(each => each.id === id) as ShownFigure

/** Every stored row of a table of the company. */
async function rowsOf(table: string): Promise<readonly Row[]> {
  const query = server.db.read.selectFrom(table).selectAll().where('EMPRESA', '=', empresa)
  return (await query.execute()) as Row[]
}
const isIn = (instant: unknown, { from, to }: DayInterval) => {
  const day = instant ? dayOf(String(instant)) : ''
  return day >= from && day <= to
}
const sum = (rows: readonly Row[], name: string) =>
  Math.round(rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)) / 100
/** Values of a figure's parts, by their labels. */
const told = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map(each => [each.label, each.amount]))

describe('a figure is what a query over the rows finds', () => {
  testOwnFigures(dashboardNames, { read, rowsOf })

  test('what was sold in a period, and in the one before', async () => {
    const orders = (await rowsOf('PEDIDO')).filter(row => Number(row.ESTADO) !== 8)
    for (const period of periods) {
      const span = spanOf(period, today(new Date()))
      const sold = (days: DayInterval) => orders.filter(row => isIn(row.FECHAFACTURACION, days))
      const { total, before, parts } = figureOf(await read('10', 'analytics', period), 'salesLine')
      expect([period, total, before]).toEqual([
        period,
        sum(sold(span), 'SUBTOTAL'),
        sum(sold(span.before), 'SUBTOTAL'),
      ])
      expect(parts.map(({ days, amount }) => [days, amount])).toEqual(
        span.steps.map(days => [days, sum(sold(days), 'SUBTOTAL')]),
      )
    }
  })

  test('by brand, through the lines and their products; what was earned on them', async () => {
    const board = await read('10', 'analytics', 'year')
    const [orders, lines, products, brands] = await Promise.all(
      ['PEDIDO', 'PEDIDO_ITEMS', 'PRODUCTO', 'MARCA'].map(rowsOf),
    )
    const sold = new Set(
      orders
        ?.filter(row => Number(row.ESTADO) !== 8 && isIn(row.FECHAFACTURACION, board.days))
        .map(row => Number(row.ID)),
    )
    const brandOf = new Map(products?.map(row => [row.CODIGO, row.MARCA]))
    const nameOf = new Map(brands?.map(row => [row.CODIGO, row.NOMBRE]))
    const totals = new Map<unknown, number>()
    let margin = 0
    for (const line of lines?.filter(row => sold.has(Number(row.ID))) ?? []) {
      const name = nameOf.get(brandOf.get(line.PRODUCTO_ID))
      totals.set(name, (totals.get(name) ?? 0) + Number(line.TOTAL))
      margin += Number(line.TOTAL) - Number(line.COSTO) * Number(line.CANTIDAD)
    }
    const ranked = [...totals].sort(([, a], [, b]) => b - a)
    const figure = figureOf(board, 'byBrand')
    expect(told(figure.parts)).toEqual(
      Object.fromEntries(ranked.slice(0, 8).map(([name, cents]) => [name, cents / 100])),
    )
    expect(Math.round((figure.others ?? 0) * 100)).toBe(
      ranked.slice(8).reduce((all, [, cents]) => all + cents, 0),
    )
    expect(Math.round(figureOf(board, 'margin').total * 100)).toBe(margin)
  })

  test('an agent’s sales are their own orders, and nobody else’s', async () => {
    const board = await read('7', 'vendedor', 'quarter')
    const { ID } = as('7')
    const mine = (await rowsOf('PEDIDO')).filter(
      row =>
        Number(row.ESTADO) !== 8 &&
        [row.VENDEDOR, row.IDUSUARIOENTREGARA].map(Number).includes(ID) &&
        isIn(row.FECHAFACTURACION, board.days),
    )
    expect(figureOf(board, 'sales').total).toBe(sum(mine, 'SUBTOTAL'))
    expect(figureOf(board, 'sales').total).toBeGreaterThan(0)
  })

  test('what customers owe, in bands and by whom they belong to', async () => {
    const owing = (await rowsOf('CLIENTE')).filter(row => Number(row.Balance) > 0)
    const board = await read('9', 'cartera')
    expect(figureOf(board, 'owingClients').total).toBe(owing.length)
    const bounds = [0, 1000, 5000, 10_000, 50_000, Number.POSITIVE_INFINITY]
    const counts = bounds.slice(1).map((below, at) => {
      const [from, to] = [(bounds[at] ?? 0) * 100, below * 100]
      return owing.filter(row => Number(row.Balance) >= from && Number(row.Balance) < to).length
    })
    expect(figureOf(board, 'balanceByBand').parts.map(({ amount }) => amount)).toEqual(counts)
    const { parts, others = 0 } = figureOf(board, 'balanceByAgent')
    const whole = parts.reduce((all, { amount }) => all + amount, others)
    expect(Math.round(whole * 100) / 100).toBe(sum(owing, 'Balance'))
  })

  test('the workshop: by fault and by time, what parts and notes cost; prices only for credit', async () => {
    const board = await read('10', 'servicio', 'year')
    const orders = await rowsOf('ORDEN_GARANTIA')
    const decided = orders.filter(
      row => Number(row.ESTADO) > 1 && isIn(row.FECHA_DECISION, board.days),
    )
    const arrived = orders.filter(row => isIn(row.FECHA_CREACION, board.days))
    expect(arrived.length).toBeGreaterThan(50)
    expect(figureOf(board, 'serviceReceived').total).toBe(arrived.length)
    expect(figureOf(board, 'serviceClosed').total).toBe(decided.length)
    const broken = arrived.filter(row => row.FALLA === 'PANTALLA').length
    expect(told(figureOf(board, 'serviceByFault').parts)['Screen or touch']).toBe(broken)
    const days = decided.map(row => Number(row.DIAS))
    const mean = days.reduce((all, each) => all + each, 0) / days.length
    expect(figureOf(board, 'serviceDays').total).toBeCloseTo(mean, 1)
    const bands = figureOf(board, 'serviceByTime').parts
    expect(bands[1]).toMatchObject({
      band: { from: 2, below: 4 },
      amount: days.filter(each => each >= 2 && each < 4).length,
    })
    expect(figureOf(board, 'serviceParts').total).toBe(sum(decided, 'COSTO_REPUESTOS'))
    const credited = decided.filter(row => Number(row.ESTADO) === 2)
    expect(figureOf(board, 'serviceCredited').total).toBe(sum(credited, 'PRICE_EXCL_IVA'))
    expect(figureOf(board, 'serviceCreditedByBrand').isBad).toBe(true)
    const seen = (await read('7', 'servicio', 'year')).figures.map(({ id }) => id)
    expect(seen).toContain('serviceByFault')
    const hidden = ['serviceCredited', 'serviceParts', 'serviceByTechnician']
    expect(seen.filter(id => hidden.includes(id))).toEqual([])
  })

  test('files, by what they hang on', async () => {
    const board = await read('10', 'file', 'year')
    const files = (await server.db.read.selectFrom('_FILE').selectAll().execute()) as Row[]
    const living = new Map<string, Set<string>>()
    for (const each of server.context.catalogue.resources.values()) {
      const { name, table, key, company, naturalKey } = each
      const own = (row: Row) =>
        company && naturalKey ? `${row[company.name]}/${row[key.name]}` : String(row[key.name])
      if (company) living.set(name, new Set((await rowsOf(table)).map(own)))
    }
    const here = files.filter(row => living.get(String(row.RESOURCE))?.has(String(row.RECORD_ID)))
    expect(figureOf(board, 'files').total).toBe(here.length)
    expect(figureOf(board, 'fileBytes').total).toBe(
      here.reduce((all, row) => all + Number(row.SIZE), 0),
    )
    expect(here.length).toBeGreaterThan(0)
    const pictures = here.filter(row => String(row.TYPE).startsWith('image/'))
    const byType = told(figureOf(board, 'bytesByType').parts)
    expect(byType.Images).toBe(pictures.reduce((all, row) => all + Number(row.SIZE), 0))
    expect(Object.keys(byType).filter(label => label.includes('/'))).toEqual([])
  })
})

test.each(['10', '7', '31'] as const)(
  'the list behind a count shows %s that many rows',
  async role => {
    const open = dashboardNames.filter(name => dashboardRoles[name].some(each => each === role))
    const boards = await Promise.all(open.map(name => read(role, name, 'quarter')))
    const figures = boards.flatMap(board => board.figures).filter(({ id }) => counted.has(id))
    const counts = figures.flatMap(({ id, total, behind, parts }) => [
      { id, amount: total, behind },
      ...parts.map(part => ({ id, amount: part.amount, behind: part.behind })),
    ])
    const shown = await Promise.all(
      counts.map(async ({ id, amount, behind }) => {
        const { path } = server.context.catalogue.get(behind?.resource ?? '').rest
        const filter = encodeURIComponent(JSON.stringify(behind?.filter))
        const { headers } = await as(role).get(`${path}?filter=${filter}&range=[0,0]`)
        return { id, amount, found: Number(headers.get('content-range')?.split('/')[1]) }
      }),
    )
    expect(shown.filter(({ amount, found }) => amount !== found)).toEqual([])
    expect(shown.length).toBeGreaterThan(3)
  },
)

/** Figures that count rows of the list itself. */
const counted = new Set([
  'orders',
  'openOrders',
  'openByState',
  'ordersByState',
  'heldOrders',
  'overLimit',
  'balanceByBand',
  'visitsToday',
  'visitsLate',
  'visitsByAgent',
  'receptionsByState',
  'soldOut',
  'creditByState',
])

test('a role sees the dashboards that are for it, and is told whose the others are', async () => {
  for (const role of roles) {
    for (const name of dashboardNames) {
      const isOpen = dashboardRoles[name].some(each => each === role)
      const { status, body } = await as(role).get(`/hanadb/api/bi/${name}`)
      expect([role, name, status]).toEqual([role, name, isOpen ? 200 : 403])
      const text = JSON.stringify(body)
      const isMoney = role === '10' || role === '9'
      if (!isMoney) expect(text).not.toMatch(/"(margin|stockValue|marginByBrand)"/)
      // the workshop may read the cost of its parts
      if (role === '8' && name !== 'servicio') expect(text).not.toContain('"money"')
    }
  }
})

test('a report is embedded for whom it is for: simulated while there is no tenant', async () => {
  const get = async (role: RoleCode, name: string) => as(role).get(`/hanadb/api/bi/${name}/embed`)
  expect((await get('7', 'vendedor')).body).toEqual({ simulated: true })
  expect((await get('7', 'gerencia-power-bi')).status).toBe(403)
  expect((await get('10', 'analytics')).status).toBe(404)
})

test('a dashboard or a period that is not there is refused', async () => {
  expect((await as('10').get('/hanadb/api/bi/nowhere')).status).toBe(404)
  expect((await as('10').get('/hanadb/api/bi/app?period=age')).status).toBe(400)
  expect((await server.anyone.get('/hanadb/api/bi/app')).status).toBe(401)
})
