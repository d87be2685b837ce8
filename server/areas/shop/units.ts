import { policyOf } from '../../../src/model/access/access'
import { isNever } from '../../../src/model/rules/rule'
import { column, sql } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import type { JoinedUnits } from './offers'

export interface Units {
  readonly sums: ReadonlyMap<unknown, number>
  readonly isKnown: boolean
  /** False: a lower bound. */
  readonly isExact: boolean
}

/** Available units in warehouses the user may see: exact, or as a level. */
export async function readUnits(
  { records, me }: RequestContext,
  rows: readonly RecordValues[],
  warehouses?: readonly string[],
): Promise<Units> {
  const stock = records.catalogue.get('stock')
  const { read, readable } = policyOf(stock, me)
  const sums = new Map<unknown, number>()
  if (isNever(read) || rows.length === 0) return { sums, isKnown: false, isExact: false }
  const isExact = readable.has('DISPONIBLE')
  const where = {
    CODIGO: rows.map(({ CODIGO }) => CODIGO),
    ...(warehouses && { WhsCode: warehouses }),
  }
  const stockRows = await findRows(records.db.read, stock, { scope: readScope(stock, me), where })
  for (const row of stockRows) {
    const before = sums.get(row.CODIGO) ?? 0
    const units = Number((isExact ? row.DISPONIBLE : row.NIVEL) ?? 0)
    sums.set(row.CODIGO, isExact ? before + Math.max(0, units) : Math.max(before, units))
  }
  return { sums, isKnown: true, isExact }
}

/** SQL for the number of `unitsOf`, to filter and sort; undefined for users without stock access. */
export function joinUnits({ records, me }: RequestContext): JoinedUnits | undefined {
  const stock = records.catalogue.get('stock')
  const { read, readable } = policyOf(stock, me)
  if (isNever(read)) return undefined
  const isExact = readable.has('DISPONIBLE')
  const unitColumn = column(isExact ? 'DISPONIBLE' : 'NIVEL')
  const shelves = sql`${sql.table(stock.table)} as t where ${readScope(stock, me)} and ${unitColumn} > 0`
  const code = column('CODIGO')
  const most = isExact ? sql`sum(${unitColumn})` : sql`max(${unitColumn})`
  const each = sql`select ${code} as "K", ${most} as "U" from ${shelves} group by ${code}`
  return {
    some: sql`${code} in (select ${code} from ${shelves})`,
    count: sql`coalesce((select s."U" from (${each}) as s where s."K" = ${code}), 0)`,
  }
}
