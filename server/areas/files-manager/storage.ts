import { tenantOf } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import { type DbReader, sql } from '../../db/db'

/** Bytes used by shared files of the company, including former versions and the trash. */
export async function usedBytes(db: DbReader, { name, table }: Resource, me: Me) {
  const query = sql`select sum(f."SIZE") as "BYTES" from ${sql.table(table)} as t join "_FILE" as f on f."RECORD_ID" = cast(t."ID" as text) and f."RESOURCE" = ${name} where t."EMPRESA" = ${tenantOf(me)}`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.BYTES ?? 0)
}
