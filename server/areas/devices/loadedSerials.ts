import { sql } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { Records } from '../../query/requestContext'

/** Serials that are loaded on an order and not returned, by product. */
export const loadedSerials =
  ({ db, catalogue }: Records) =>
  async (order: number): Promise<ReadonlyMap<string, readonly string[]>> => {
    const rows = await findRows(db.read, catalogue.get('serials'), {
      scope: sql`${sql.ref('t._DELETED_AT')} is null`,
      where: { ORDEN_ID: [order], NOTA_CREDITO: [false] },
    })
    const found = new Map<string, string[]>()
    for (const { PRODUCTO_ID, INTERNAL_SERIAL } of rows) {
      const product = String(PRODUCTO_ID)
      found.set(product, [...(found.get(product) ?? []), String(INTERNAL_SERIAL)])
    }
    return found
  }
