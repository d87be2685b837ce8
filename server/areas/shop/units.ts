import { policyOf } from '../../../src/model/access'
import { isNever } from '../../../src/model/rule'
import type { Asking, Values } from '../../records/context'
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
