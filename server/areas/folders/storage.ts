import type { Me } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import type { Db, Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'

/** What the shared files of the company worked in take, their former versions and the trash included. Bytes. */
export async function usedBytes(db: Trx | Db['read'], { name, table }: Resource, me: Me) {
  const { rows } =
    await sql<Row>`select sum(f."SIZE") as "BYTES" from ${sql.table(table)} as t join "_FILE" as f on f."RECORD_ID" = cast(t."ID" as text) and f."RESOURCE" = ${name} where t."EMPRESA" = ${me.EMPRESA}`.execute(
      db,
    )
  return Number(rows[0]?.BYTES ?? 0)
}
