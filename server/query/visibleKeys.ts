import { type Me, policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isAlways } from '../../src/model/rules/rule'
import { allConditions, column, type Db, fromRows, sql } from '../db/db'
import type { RecordKey } from './requestContext'
import { scopeWithDeleted } from './scope'

/** Selects keys of rows the user may read, or could read before their deletion. */
export async function visibleKeys(
  db: Db,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
  keys: readonly RecordKey[],
): Promise<ReadonlySet<RecordKey>> {
  if (isAlways(policyOf(resource, me).read) && !resource.parent) return new Set(keys)
  const key = column(resource.key.name)
  const where = allConditions([sql`${key} in (${sql.join(keys)})`, scopeWithDeleted(resource, me)])
  const { rows } = await sql`select ${key} as "KEY" ${fromRows(resource, where)}`.execute(db.read)
  return new Set(rows.map(row => resource.key.fromStore(row.KEY as RecordKey) as RecordKey))
}
