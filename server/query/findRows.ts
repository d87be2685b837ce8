import type { Resource } from '../../src/model/fields/resource'
import { column, type DbReader, fromRows, type SqlCondition, sql } from '../db/db'
import type { RecordDraft } from './requestContext'
import { reader, storedFields } from './row'

interface RowFilter {
  readonly scope: SqlCondition
  /** Allowed values by field. */
  readonly where: Readonly<Record<string, readonly unknown[]>>
}

/** Rows of a resource with one of these values each, without child rows. */
export async function findRows(
  db: DbReader,
  resource: Resource,
  { scope, where }: RowFilter,
): Promise<RecordDraft[]> {
  const conditions = Object.entries(where).map(([name, values]) => {
    const field = resource.fields.get(name)
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    const stored = values.map(value => sql`${field.toStore(value)}`)
    return stored.length > 0 ? sql`${column(name)} in (${sql.join(stored)})` : sql`1 = 0`
  })
  const query = sql`select t.* ${fromRows(resource, scope, ...conditions)} order by ${column(resource.key.name)}`
  return (await query.execute(db)).rows.map(reader(storedFields(resource)))
}
