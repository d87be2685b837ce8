import { addDays, dayOf, today } from '../../../src/domain/day'
import { policyOf, readableRowFields } from '../../../src/model/access'
import { parseRule } from '../../../src/model/rule'
import { both } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import { getRecord } from '../../records/read'
import { readScope } from '../../records/scope'
import { readTitles } from '../../records/titles'
import { type Use, usesOf } from '../../records/uses'
import { whereOf } from '../../records/where'
import { invoiced, soldAt } from './invoiced'

const MONTHS = 12
/** More lines than a product sells in a year. */
const MOST_LINES = 5_000
const SHOWN = 10

/** How a product sold in the last twelve months, by the invoiced orders this person may read. */
export async function salesOf(asking: Asking, code: string) {
  const { records, me } = asking
  const product: Values = await getRecord(asking, code)
  const orders = records.catalogue.get('invoices')
  const lines = orders.fields.get('ITEMS')
  if (!lines) return { months: [], last: [] }
  const now = records.clock()
  const since = `${addDays(today(now), -365)}T00:00:00.000Z`
  const { readable } = policyOf(orders, me)
  const told = ['ID', ...soldAt, 'CLIENTEID', 'ESTADO'].filter(name => readable.has(name))
  const [invoicedAt, placedAt] = soldAt
  const sold = parseRule({
    ESTADO: { in: invoiced },
    or: [
      { [invoicedAt]: { gte: since } },
      { [invoicedAt]: { empty: true }, [placedAt]: { gte: since } },
    ],
  })
  const uses = await usesOf(records.db.read, orders, {
    ...{ lines, by: 'PRODUCTO_ID', key: product.CODIGO, limit: MOST_LINES },
    among: both([readScope(orders, me), whereOf(sold, orders)]),
    fields: told.flatMap(name => orders.fields.get(name) ?? []),
    rowFields: readableRowFields(lines, me).filter(({ name }) => shown.includes(name)),
  })
  const last = onceEach(uses)
    .toSorted((one, other) => dayIn(other).localeCompare(dayIn(one)))
    .slice(0, SHOWN)
  const clients = await namesOf(asking, last)
  return {
    months: monthsOf(uses, today(now)),
    last: last.map(use => ({
      ...use.record,
      ...use.row,
      FECHA: dayIn(use),
      CLIENTE: clients.get(use.record.CLIENTEID) ?? null,
    })),
  }
}

/** The day it was sold. */
const dayIn = ({ record }: Use) =>
  dayOf(String(soldAt.map(name => record[name]).find(at => typeof at === 'string') ?? ''))

/** An order that has it on several lines, with the units of them all. */
function onceEach(uses: readonly Use[]): readonly Use[] {
  const orders = new Map<unknown, Use>()
  for (const use of uses) {
    const before = orders.get(use.record.ID)
    const CANTIDAD = Number(before?.row.CANTIDAD ?? 0) + Number(use.row.CANTIDAD ?? 0)
    orders.set(use.record.ID, { record: use.record, row: { ...use.row, CANTIDAD } })
  }
  return [...orders.values()]
}

const shown = ['CANTIDAD', 'PRECIOUNITARIOVENTA']

/** Each of the last twelve months with its units, the empty ones too. */
function monthsOf(uses: readonly Use[], day: string) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const units = new Map<string, number>()
  for (const use of uses) {
    const at = dayIn(use).slice(0, 7)
    units.set(at, (units.get(at) ?? 0) + Number(use.row.CANTIDAD ?? 0))
  }
  return Array.from({ length: MONTHS }, (_, at) => {
    const first = new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7)
    return { month: first, units: units.get(first) ?? 0 }
  })
}

async function namesOf(asking: Asking, uses: readonly Use[]) {
  const clients = asking.records.catalogue.get('clients')
  const keys = [...new Set(uses.map(({ record }) => String(record.CLIENTEID)))]
  return new Map(await readTitles(asking, clients, keys))
}
