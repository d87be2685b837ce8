import type { FieldModel } from '../../src/model/resource'
import { sql } from '../db/fragment'
import { readChildrenOf } from './children'
import type { Asking, Values } from './context'
import { cursorMaker, withSort } from './cursor'
import type { ExportQuery } from './exportQuery'
import { conditionOf } from './list'
import { pageRows } from './pageRows'
import { tupleReader } from './row'
import { ownerColumns } from './tables'

const BATCH = 500

/**
 * Every row of the filtered list in its order, a batch at a time: the next one begins where the last
 * one ended, so that a long export holds no transaction, and others are served in between.
 */
export async function* exportRows(
  asking: Asking,
  { columns, query }: ExportQuery,
): AsyncGenerator<readonly Values[]> {
  const { resource, records } = asking
  const { where } = await conditionOf(asking, query)
  const stored = [...new Set([...keyFields(asking), ...columns.filter(field => field.store)])]
  const taken = withSort(resource, query.sort, stored)
  const read = tupleReader(stored, taken)
  const cursor = cursorMaker(resource, query, taken)
  let place = {}
  for (;;) {
    const rows = await pageRows(records.db, resource, {
      query: { ...query, offset: 0, limit: BATCH, ...place },
      where,
      columns: taken,
    })
    const found = rows.map(read)
    await readChildrenOf(records.db, resource, {
      records: found,
      fields: columns.filter(field => !field.store),
    })
    yield found
    const token = rows.length === BATCH && cursor(rows.at(-1))
    if (!token) return
    place = { cursor: { direction: 'after', token } }
    await othersFirst()
  }
}

/** Child rows are found by the record's key. */
const keyFields = ({ resource }: Asking): FieldModel[] =>
  ownerColumns(resource).flatMap(name => resource.fields.get(name) ?? [])

const othersFirst = () => new Promise(resolve => setTimeout(resolve, 0))

/** Whether an export has more rows than a sheet can hold; counts no further. */
export async function exceeds(asking: Asking, { query }: ExportQuery, most: number) {
  const { where } = await conditionOf(asking, query)
  const counted = sql<{
    n: number
  }>`select count(*) as n from (select 1 from ${sql.table(asking.resource.table)} as t where ${where} limit ${most + 1}) as capped`
  const { rows } = await counted.execute(asking.records.db.read)
  return Number(rows[0]?.n ?? 0) > most
}
