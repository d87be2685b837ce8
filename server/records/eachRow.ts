import type { Resource } from '../../src/model/resource'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { both, type Condition, column } from './condition'
import { keyColumns } from './tables'

const AT_ONCE = 500

interface Among {
  readonly resource: Resource
  readonly where?: Condition
}

/** The living rows one after another, in the order of their keys. */
export const eachRow = (trx: Trx, among: Among, work: (row: Row) => Promise<void>) =>
  eachBatch(trx, among, async rows => {
    for (const row of rows) await work(row)
  })

/** The same, as they are read: 500 at once. */
export async function eachBatch(
  trx: Trx | Db['read'],
  { resource, where }: Among,
  work: (rows: readonly Row[]) => Promise<void>,
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
    await work(rows)
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}
