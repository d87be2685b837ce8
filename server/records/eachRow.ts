import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { keyColumns } from './tables'

const AT_ONCE = 500

/** The living rows one after another, in the order of their keys. */
export async function eachRow(
  trx: Trx,
  { resource, where }: { readonly resource: Resource; readonly where?: Condition },
  work: (row: Row) => Promise<void>,
) {
  const columns = keyColumns(resource)
  const order = sql.join(columns.map(column))
  let last: Row | undefined
  do {
    const after = last
      ? sql`(${order}) > (${sql.join(columns.map(name => sql`${last?.[name]}`))})`
      : undefined
    const parts = [sql`${column('_DELETED_AT')} is null`, where, after].flatMap(part => part ?? [])
    const { rows } =
      await sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${both(parts)} order by ${order} limit ${AT_ONCE}`.execute(
        trx,
      )
    for (const row of rows) await work(row)
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}
