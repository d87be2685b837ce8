import type { Resource } from '../../src/model/resource'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { reader, storedFields } from './row'

interface Among {
  readonly among: Condition
  /** By field: the values it may have. */
  readonly where: Readonly<Record<string, readonly unknown[]>>
}

/** The rows of a resource with one of these values each, without their child rows. */
export async function rowsAmong(
  db: Trx | Db['read'],
  resource: Resource,
  { among, where }: Among,
): Promise<Record<string, unknown>[]> {
  const asked = Object.entries(where).map(([name, values]) => {
    const field = resource.fields.get(name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    const stored = values.map(value => sql`${field.toStore(value)}`)
    return stored.length > 0 ? sql`${column(name)} in (${sql.join(stored)})` : sql`1 = 0`
  })
  const query = sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${both([among, ...asked])} order by ${column(resource.key.name)}`
  return (await query.execute(db)).rows.map(reader(storedFields(resource)))
}
