import type { Me } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import type { Db, Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'

/** What the shared files of the company worked in take, those in the trash included. Bytes. */
export async function usedBytes(db: Trx | Db['read'], { table }: Resource, me: Me) {
  const { rows } =
    await sql<Row>`select sum(t."TAMANO") as "BYTES" from ${sql.table(table)} as t where t."EMPRESA" = ${me.EMPRESA}`.execute(
      db,
    )
  return Number(rows[0]?.BYTES ?? 0)
}
