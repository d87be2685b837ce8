import type { Resource } from '../../src/model/fields/resource'
import type { Db, DbRow, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { allConditions, column, type SqlCondition } from './condition'
import { keyColumns } from './tables'

const AT_ONCE = 500

interface Among {
  readonly resource: Resource
  readonly where?: SqlCondition
}

/** Reads rows that are not deleted one after another, in key order. */
export const eachRow = (trx: Trx, among: Among, work: (row: DbRow) => Promise<void>) =>
  eachBatch(trx, among, async rows => {
    for (const row of rows) await work(row)
  })

/** The same in batches of 500. */
export async function eachBatch(
  trx: Trx | Db['read'],
  { resource, where }: Among,
  work: (rows: readonly DbRow[]) => Promise<void>,
) {
  const columns = keyColumns(resource)
  const order = sql.join(columns.map(column))
  let last: DbRow | undefined
  do {
    const after = last
      ? sql`(${order}) > (${sql.join(columns.map(name => sql`${last?.[name]}`))})`
      : undefined
    const parts = [sql`${column('_DELETED_AT')} is null`, where, after].flatMap(part => part ?? [])
    const { rows } =
      await sql<DbRow>`select t.* from ${sql.table(resource.table)} as t where ${allConditions(parts)} order by ${order} limit ${AT_ONCE}`.execute(
        trx,
      )
    await work(rows)
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}
