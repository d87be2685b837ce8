import { policyOf } from '../../../src/model/access'
import { isNever } from '../../../src/model/rule'
import { sql } from '../../db/fragment'
import { column } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import type { UnitsBeside } from '../../records/offers'
import { rowsAmong } from '../../records/rowsAmong'
import { readScope } from '../../records/scope'

export interface Units {
  readonly sums: ReadonlyMap<unknown, number>
  readonly isKnown: boolean
  /** False: at least so many. */
  readonly isExact: boolean
}

/** Free units in the warehouses this person may look into, in some of them: exactly, or as the level a store sees. */
export async function unitsOf(
  { records, me }: Asking,
  rows: readonly Values[],
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
  const found = await rowsAmong(records.db.read, stock, { among: readScope(stock, me), where })
  for (const row of found) {
    const before = sums.get(row.CODIGO) ?? 0
    const units = Number((isExact ? row.DISPONIBLE : row.NIVEL) ?? 0)
    sums.set(row.CODIGO, isExact ? before + Math.max(0, units) : Math.max(before, units))
  }
  return { sums, isKnown: true, isExact }
}

/** The number `unitsOf` tells, to filter and sort by inside a query; undefined for who is told none. */
export function unitsBeside({ records, me }: Asking): UnitsBeside | undefined {
  const stock = records.catalogue.get('stock')
  const { read, readable } = policyOf(stock, me)
  if (isNever(read)) return undefined
  const isExact = readable.has('DISPONIBLE')
  const told = column(isExact ? 'DISPONIBLE' : 'NIVEL')
  const shelves = sql`${sql.table(stock.table)} as t where ${readScope(stock, me)} and ${told} > 0`
  const code = column('CODIGO')
  const most = isExact ? sql`sum(${told})` : sql`max(${told})`
  const each = sql`select ${code} as "K", ${most} as "U" from ${shelves} group by ${code}`
  return {
    some: sql`${code} in (select ${code} from ${shelves})`,
    count: sql`coalesce((select s."U" from (${each}) as s where s."K" = ${code}), 0)`,
  }
}
