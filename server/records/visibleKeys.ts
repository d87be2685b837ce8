import { type Me, policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import { isAlways } from '../../src/model/rule'
import type { Db, Row } from '../db/db'
import { sql } from '../db/fragment'
import { both, column } from './condition'
import { everScope } from './scope'

type Key = string | number

/** Of these keys those whose rows this person may read, or could while they were there. */
export async function visibleKeys(
  db: Db,
  { resource, me }: { readonly resource: Resource; readonly me: Me },
  keys: readonly Key[],
): Promise<ReadonlySet<Key>> {
  if (isAlways(policyOf(resource, me).read) && !resource.parent) return new Set(keys)
  const key = column(resource.key.name)
  const among = both([sql`${key} in (${sql.join(keys)})`, everScope(resource, me)])
  const { rows } =
    await sql<Row>`select ${key} as "KEY" from ${sql.table(resource.table)} as t where ${among}`.execute(
      db.read,
    )
  return new Set(rows.map(row => resource.key.fromStore(row.KEY as Key) as Key))
}
