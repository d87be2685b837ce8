import { expect, test } from 'vitest'
import { addDays, dayOf, today } from '../../src/base/day'
import type { DayInterval } from '../../src/base/span'
import type { FigureBoard } from '../../src/model/endpoints/figures'

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<(typeof tables)[number], readonly Row[]>>
const tables = [
  ...(['PEDIDO', 'PEDIDO_ITEMS', 'PRODUCTO', 'STOCK', 'CLIENTE', 'AGENDA'] as const),
  ...(['ORDEN_GARANTIA', 'PROSPECTO', 'DEPOSITO'] as const),
] as const

const isIn = (instant: unknown, { from, to }: DayInterval) => {
  const day = instant ? dayOf(String(instant)) : ''
  return day >= from && day <= to
}
const state = (row: Row) => Number(row.ESTADO)
const living = ({ PEDIDO }: Tables) => PEDIDO.filter(row => state(row) !== 8)
const sold = (all: Tables, days: DayInterval) =>
  living(all).filter(row => isIn(row.FECHAFACTURACION, days))
const created = (all: Tables, days: DayInterval) =>
  living(all).filter(row => isIn(row.FECHACREACION, days))
const lines = (all: Tables, days: DayInterval) => {
  const ids = new Set(sold(all, days).map(row => String(row.ID)))
  return all.PEDIDO_ITEMS.filter(row => ids.has(String(row.ID)))
}
const units = (rows: readonly Row[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)
const dollars = (rows: readonly Row[], name: string) => Math.round(units(rows, name)) / 100
const active = ({ PRODUCTO }: Tables) => PRODUCTO.filter(row => row.STATUS === 'ACTIVO')
const open = ({ AGENDA }: Tables) => AGENDA.filter(row => !row.VISITO)
const day = (row: Row) => dayOf(String(row.FECHA))
const now = today(new Date())
const owing = ({ CLIENTE }: Tables) => CLIENTE.filter(row => Number(row.Balance) > 0)

/** Each number computed from the rows. */
const numbers: Readonly<Record<string, (all: Tables, days: DayInterval) => number>> = {
  sales: (all, days) => dollars(sold(all, days), 'SUBTOTAL'),
  orders: (all, days) => created(all, days).length,
  units: (all, days) => units(lines(all, days), 'CANTIDAD'),
  ticket: (all, days) => dollars(sold(all, days), 'SUBTOTAL') / sold(all, days).length,
  openOrders: ({ PEDIDO }) => PEDIDO.filter(row => ![1, 8].includes(state(row))).length,
  heldOrders: ({ PEDIDO }) => PEDIDO.filter(row => state(row) === 5).length,
  evidenceDue: ({ PEDIDO }) => PEDIDO.filter(row => state(row) === 22).length,
  toInvoice: ({ PEDIDO }) =>
    dollars(
      PEDIDO.filter(row => [7, 0].includes(state(row))),
      'SUBTOTAL',
    ),
  depositsToMatch: ({ DEPOSITO }) =>
    dollars(
      DEPOSITO.filter(row => state(row) === 0),
      'VALOR',
    ),
  soldOut: all => active(all).filter(row => Number(row.TOTAL) <= 0).length,
  runningLow: all => active(all).filter(({ TOTAL: n }) => Number(n) > 0 && Number(n) <= 10).length,
  stockUnits: ({ PRODUCTO }) => units(PRODUCTO, 'TOTAL'),
  stockValue: ({ PRODUCTO }) =>
    PRODUCTO.reduce((sum, row) => sum + Number(row.COSTO ?? 0) * Number(row.TOTAL ?? 0), 0) / 100,
  balance: ({ CLIENTE }) => dollars(CLIENTE, 'Balance'),
  creditLine: ({ CLIENTE }) => dollars(CLIENTE, 'CreditLine'),
  overLimit: ({ CLIENTE }) => CLIENTE.filter(row => Number(row.Cupo) < 0).length,
  owingClients: all => owing(all).length,
  creditAsked: ({ PROSPECTO }, days) =>
    dollars(
      PROSPECTO.filter(row => isIn(row.CREATED_AT, days)),
      'MONTO_SOLICITADO',
    ),
  visitsToday: all => open(all).filter(row => day(row) === now).length,
  visitsNext: all => open(all).filter(row => day(row) >= now && day(row) <= addDays(now, 6)).length,
  visitsLate: all => open(all).filter(row => day(row) < now).length,
  visitsDone: ({ AGENDA }, days) =>
    AGENDA.filter(row => Boolean(row.VISITO) && isIn(row.FECHA, days)).length,
  receptions: ({ ORDEN_GARANTIA }, days) =>
    ORDEN_GARANTIA.filter(row => isIn(row.FECHA_CREACION, days)).length,
}

type Group = readonly [rows: readonly Row[], by: string, amount: string | 'count']
/** The rows of a ranking or ring, its grouping and its sum. */
const groups: Readonly<Record<string, (all: Tables, days: DayInterval) => Group>> = {
  byWarehouse: (all, days) => [sold(all, days), 'BODEGA', 'SUBTOTAL'],
  byAgent: (all, days) => [sold(all, days), 'VENDEDOR', 'SUBTOTAL'],
  byCustomer: (all, days) => [sold(all, days), 'CLIENTEID', 'SUBTOTAL'],
  byTerm: (all, days) => [sold(all, days), 'FORMADEPAGO', 'SUBTOTAL'],
  topProducts: (all, days) => [lines(all, days), 'PRODUCTO_ID', 'TOTAL'],
  openByState: all => [all.PEDIDO.filter(row => ![1, 8].includes(state(row))), 'ESTADO', 'count'],
  stockByWarehouse: ({ STOCK }) => [STOCK, 'WhsCode', 'CANTIDAD'],
  largestBalances: all => [owing(all), 'ID', 'Balance'],
  balanceByTerm: all => [owing(all), 'GroupNum', 'Balance'],
  balanceByType: all => [owing(all), 'Tipo', 'Balance'],
  creditByState: ({ PROSPECTO }) => [PROSPECTO, 'ESTADO_CREDITO', 'count'],
  receptionsByState: ({ ORDEN_GARANTIA }) => [ORDEN_GARANTIA, 'ESTADO', 'count'],
  visitsByAgent: ({ AGENDA }, days) => [
    AGENDA.filter(row => isIn(row.FECHA, days)),
    'USER_ID',
    'count',
  ],
  visitsByMedium: ({ AGENDA }, days) => [
    AGENDA.filter(row => isIn(row.FECHA, days)),
    'MEDIO',
    'count',
  ],
}

const money = new Set(['SUBTOTAL', 'Balance', 'TOTAL'])
/** The sums of all groups, the largest first. */
function divided([rows, by, amount]: Group): readonly number[] {
  const sums = new Map<unknown, number>()
  for (const row of rows) {
    const more = amount === 'count' ? 1 : Number(row[amount] ?? 0)
    sums.set(row[by] ?? null, (sums.get(row[by] ?? null) ?? 0) + more)
  }
  const share = money.has(amount) ? 100 : 1
  return [...sums.values()].sort((a, b) => b - a).map(sum => sum / share)
}

interface Reading {
  readonly read: (role: '10', name: string, period: string) => Promise<FigureBoard>
  readonly rowsOf: (table: string) => Promise<readonly Row[]>
}

/** Other tests cover files, the workshop, dispatch and sales by person. */
const otherPlace = new Set(['file', 'servicio', 'despacho', 'people'])

/** Compares every number and group of the dashboards with the rows of the tables. */
export function testOwnFigures(boards: readonly string[], { read, rowsOf }: Reading) {
  test.each(boards.filter(name => !otherPlace.has(name)))(
    'every figure of %s is what its rows add up to',
    async name => {
      const found = await Promise.all(tables.map(async table => [table, await rowsOf(table)]))
      const all = Object.fromEntries(found) as Tables
      const { days, figures } = await read('10', name, 'quarter')
      expect(figures.filter(({ id }) => numbers[id] || groups[id]).length).toBeGreaterThan(3)
      const wrong = figures.flatMap(({ id, total, parts, others = 0 }) => {
        const number = numbers[id]?.(all, days)
        const group = groups[id]?.(all, days)
        const own = group && divided(group)
        const shown = parts.map(({ amount }) => amount).sort((a, b) => b - a)
        const rest = own?.slice(shown.length).reduce((sum, amount) => sum + amount, 0) ?? others
        return [
          ...(number !== undefined && Math.abs(number - total) > 0.006
            ? [{ id, total, number }]
            : []),
          ...(own
            ?.slice(0, shown.length)
            .some((amount, at) => Math.abs(amount - Number(shown[at])) > 0.006)
            ? [{ id, shown, own }]
            : []),
          ...(Math.abs(rest - others) > 0.006 ? [{ id, others, rest }] : []),
        ]
      })
      expect(wrong).toEqual([])
    },
  )

  test('visits made and open have words that say of what', async () => {
    const { figures } = await read('10', 'booking', 'quarter')
    const found = figures.find(({ id }) => id === 'visitsByResult')
    const words = found?.parts.map(({ label }) => label).sort()
    expect(words).toEqual(['Visit completed: No', 'Visit completed: Yes'])
  })
}
