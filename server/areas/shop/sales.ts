import { addDays, dayOf, today } from '../../../src/base/day'
import type { ProductSales, Sold } from '../../../src/contracts/shop'
import { policyOf, readableRowFields } from '../../../src/model/access/access'
import { parseRule } from '../../../src/model/rules/rule'
import { allConditions } from '../../db/db'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { readTitles } from '../../query/titles'
import { whereOf } from '../../query/where'
import { type LineUse, usesOf } from '../../read/lastUse'
import { getRecord } from '../../read/read'
import { invoiced, soldAt } from './invoiced'

const MONTHS = 12
/** Maximum order lines; above yearly sales of any product. */
const MOST_LINES = 5_000
const SHOWN = 10

/** Sales of a product in the last twelve months, from readable invoiced orders. */
export async function readSales(request: RequestContext, code: string): Promise<ProductSales> {
  const { records, me } = request
  const product: RecordValues = await getRecord(request, code)
  const orders = records.catalogue.get('invoices')
  const lines = orders.fields.get('ITEMS')
  if (!lines) return { months: [], last: [] }
  const now = records.clock()
  const since = `${addDays(today(now), -365)}T00:00:00.000Z`
  const { readable } = policyOf(orders, me)
  const columns = ['ID', ...soldAt, 'CLIENTEID', 'ESTADO'].filter(name => readable.has(name))
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
    scope: allConditions([readScope(orders, me), whereOf(sold, orders)]),
    fields: columns.flatMap(name => orders.fields.get(name) ?? []),
    rowFields: readableRowFields(lines, me).filter(({ name }) => shownFields.includes(name)),
  })
  const last = uniqueUses(uses)
    .toSorted((one, other) => dayIn(other).localeCompare(dayIn(one)))
    .slice(0, SHOWN)
  const clients = await readNames(request, last)
  return {
    months: salesByMonth(uses, today(now)),
    last: last.map(
      use =>
        ({
          ...use.record,
          ...use.row,
          FECHA: dayIn(use),
          CLIENTE: clients.get(use.record.CLIENTEID) ?? null,
        }) as object as Sold,
    ),
  }
}

const dayIn = ({ record }: LineUse) =>
  dayOf(String(soldAt.map(name => record[name]).find(at => typeof at === 'string') ?? ''))

/** Merges lines of one order, adding their units. */
function uniqueUses(uses: readonly LineUse[]): readonly LineUse[] {
  const orders = new Map<unknown, LineUse>()
  for (const use of uses) {
    const before = orders.get(use.record.ID)
    const CANTIDAD = Number(before?.row.CANTIDAD ?? 0) + Number(use.row.CANTIDAD ?? 0)
    orders.set(use.record.ID, { record: use.record, row: { ...use.row, CANTIDAD } })
  }
  return [...orders.values()]
}

const shownFields = ['CANTIDAD', 'PRECIOUNITARIOVENTA']

/** Units of each of the last twelve months, including empty ones. */
function salesByMonth(uses: readonly LineUse[], day: string) {
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

async function readNames(request: RequestContext, uses: readonly LineUse[]) {
  const clients = request.records.catalogue.get('clients')
  const keys = [...new Set(uses.map(({ record }) => String(record.CLIENTEID)))]
  return await readTitles(request, clients, keys)
}
