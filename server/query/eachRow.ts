import type { Resource } from '../../src/model/fields/resource'
import {
  column,
  type DbReader,
  type DbRow,
  fromRows,
  type SqlCondition,
  sql,
  type Trx,
} from '../db/db'
import { keyColumns } from './tables'

const BATCH_SIZE = 500

interface RowSelection {
  readonly resource: Resource
  readonly where?: SqlCondition
}

/** Reads rows that are not deleted one after another, in key order. */
export const eachRow = (trx: Trx, selection: RowSelection, handle: (row: DbRow) => Promise<void>) =>
  eachBatch(trx, selection, async rows => {
    for (const row of rows) await handle(row)
  })

/** The same in batches of 500. */
export async function eachBatch(
  trx: DbReader,
  { resource, where }: RowSelection,
  handle: (rows: readonly DbRow[]) => Promise<void>,
) {
  const columns = keyColumns(resource)
  const order = sql.join(columns.map(column))
  let last: DbRow | undefined
  do {
    const after = last
      ? sql`(${order}) > (${sql.join(columns.map(name => sql`${last?.[name]}`))})`
      : undefined
    const parts = [sql`${column('_DELETED_AT')} is null`, where, after].flatMap(part => part ?? [])
    const query = sql`select t.* ${fromRows(resource, ...parts)} order by ${order} limit ${BATCH_SIZE}`
    const { rows } = await query.execute(trx)
    await handle(rows)
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined
  } while (last)
}
